import { css } from '@linaria/core';
import { color, type } from '../../styles/rules.ts';
import { ledger, type Plate } from './plates.ts';
import { digits, digitsBaseline, Readout } from './Readout.tsx';

/** A plate's reading beside its arc, and that it is saved. */
export function PlateReadout({ plate: { joint, saved } }: { plate: Plate }) {
  return (
    <Readout joint={joint} className={readout}>
      <div className={savedAt}>{`Medida salva · ${saved}`}</div>
    </Readout>
  );
}

/** Each joint's angle, and the place of its reading, whose baseline begins or ends beside the arc. */
const readings = ledger.map(({ joint, latest: { angle }, reading: { at, anchor } }) => {
  const across = `calc(${at.x} * var(--unit))`;
  const place = anchor === 'end' ? `right: calc(100% - ${across}); text-align: end;` : `left: ${across};`;
  return `&[data-joint='${joint}'] { --angle: ${angle}; --down: ${at.y}; ${place} }`;
});

/* `--count` is a registered property, so that it counts. `--unit`, `--chosen`, `--turn` and `--then` are the stage's. */
const readout = css`
  --reading: calc(160 * var(--unit));
  --count: calc(var(--angle) * var(--chosen));
  top: calc(var(--down) * var(--unit) - ${digitsBaseline} * var(--reading));
  transition: --count var(--turn);

  ${readings.join(' ')}

  .${digits}::before {
    content: counter(angle) '°';
    counter-reset: angle var(--count);
  }
`;

const savedAt = css`
  color: ${color.brand};
  ${type.label}
  ${type.bold}
  opacity: var(--chosen);
  transition: opacity var(--then);
`;
