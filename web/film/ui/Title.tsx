import { Rise } from './Rise.tsx';
import { Text } from './Text.tsx';
import { color, type } from './theme.ts';

interface TitleProps {
  t: number;
  /** The second at which the name begins to enter. */
  at: number;
  /** What is under the name. */
  line: string;
}

/** The app's name under its mark, and a line. */
export function Title({ t, at, line }: TitleProps) {
  return (
    <>
      <Rise t={t} at={at}>
        <Text x={360} y={756} size={68} weight={700} anchor="middle">
          Goniometria
        </Text>
      </Rise>
      <Rise t={t} at={at + 0.15}>
        <Text x={360} y={832} size={68} weight={700} anchor="middle">
          Digital
        </Text>
      </Rise>
      <Rise t={t} at={at + 0.5}>
        <Text x={360} y={912} size={type.lead} anchor="middle" fill={color.muted}>
          {line}
        </Text>
      </Rise>
    </>
  );
}
