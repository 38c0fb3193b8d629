import { timeOfDay } from '../../shared/patients.ts';
import { Text } from './Text.tsx';

/** Android's status bar: a fixed time, wireless network, signal and battery. It stays while the screens move under it. */
export function StatusBar({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      <Text x={48} y={50} size={27} weight={500} fill={fill}>
        {timeOfDay}
      </Text>
      <path d="M575 53L557 32C567 23.5 583 23.5 593 32Z" />
      <path d="M604 53H632V25Z" />
      <path d="M655 24H661V27H665A2 2 0 0 1 667 29V51A2 2 0 0 1 665 53H651A2 2 0 0 1 649 51V29A2 2 0 0 1 651 27H655Z" />
    </g>
  );
}
