import { css, cx } from '@linaria/core';
import { color, container, text } from '../../styles/rules.ts';
import type { Plate } from './plates.ts';
import { baseline, figures, Readout } from './Readout.tsx';

/** A plate's reading beside its arc, and that it is saved. */
export function PlateReadout({ plate: { reading, saved } }: { plate: Plate }) {
  return (
    <Readout className={cx(readout, anchors[reading.anchor])}>
      <div className={savedAt}>{`Medida salva · ${saved}`}</div>
    </Readout>
  );
}

const anchors = {
  start: css`
    left: calc(var(--x) * var(--unit));
  `,
  end: css`
    right: calc(100% - var(--x) * var(--unit));

    ${container.usualLetters} {
      text-align: end;
    }
  `,
};

/* `--count` is a registered property, so that it counts. The other properties are those of the plate's place. */
const readout = css`
  --reading: calc(160 * var(--unit));
  --count: calc(var(--angle) * var(--chosen));
  top: calc(var(--y) * var(--unit) - ${baseline} * var(--reading));
  font-size: max(${text.label}, 0.6rem + 0.35vw);
  transition: --count var(--turn);

  .${figures}::before {
    content: counter(angle) '°';
    counter-reset: angle var(--count);
  }
`;

const savedAt = css`
  color: ${color.brand};
  font-weight: 600;
  opacity: var(--chosen);
  transition: opacity var(--then);
`;
