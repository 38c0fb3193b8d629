import { Text } from './Text.tsx';

/** The phone's own bar: a fixed time, the signal and the battery. It stays while the screens move under it. */
export function StatusBar({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      <Text x={64} y={50} size={27} weight={600} fill={fill}>
        9:41
      </Text>
      {[10, 15, 20, 25].map((height, index) => (
        <rect key={height} x={548 + index * 9} y={51 - height} width={6} height={height} rx={2} />
      ))}
      <rect x={598.5} y={27.5} width={49} height={23} rx={7} fill="none" stroke={fill} strokeWidth={2.5} />
      <rect x={603} y={32} width={30} height={14} rx={3.5} />
      <rect x={650} y={34} width={4} height={10} rx={2} />
    </g>
  );
}
