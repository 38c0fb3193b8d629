import { css, cx } from '@linaria/core';
import { color, type } from '../../styles/rules.ts';
import { ledger, type Plate } from './plates.ts';
import { digits, digitsBaseline, Readout } from './Readout.tsx';

/** A plate's reading beside its arc, and that it is saved. */
export function PlateReadout({ plate: { joint, reading, saved } }: { plate: Plate }) {
  return (
    <Readout joint={joint} className={cx(readout, anchors[reading.anchor])}>
      <div className={savedAt}>{`Medida salva, ${saved}`}</div>
    </Readout>
  );
}

const readings = ledger.map(
  ({ joint, latest: { angle }, reading: { at } }) =>
    `&[data-joint='${joint}'] { --angle: ${angle}; --x: ${at.x}; --y: ${at.y}; }`,
);

const anchors = {
  start: css`
    left: calc(var(--x) * var(--unit));
  `,
  end: css`
    right: calc(100% - var(--x) * var(--unit));
    text-align: end;
  `,
};

/* `--count` is a registered property, so that it counts. `--unit`, `--chosen`, `--turn` and `--then` are the stage's. */
const readout = css`
  --reading: calc(148 * var(--unit));
  --count: calc(var(--angle) * var(--chosen));
  top: calc(var(--y) * var(--unit) - ${digitsBaseline} * var(--reading));
  transition: --count var(--turn);

  ${readings.join(' ')}

  .${digits}::before {
    content: counter(angle) '°';
    counter-reset: angle var(--count);
  }
`;

const savedAt = css`
  color: ${color.brand};
  ${type.boldLabel}
  opacity: var(--chosen);
  transition: opacity var(--then);
`;
