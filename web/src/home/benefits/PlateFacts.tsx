import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { amplitude, jointOf } from '../../../shared/patients.ts';
import { container } from '../../styles/media.ts';
import { color, text } from '../../styles/tokens.ts';
import { type Plate, plates } from './plates.ts';
import { Readout } from './Readout.tsx';

/** A plate's reading, and that it is saved, above or over its drawing. */
export function PlateFacts({ plate, children }: { plate: Plate; children: ReactNode }) {
  const { joint, series, latest, pose, view, saved } = plate;
  const movement = `${series.movement.toLowerCase()} ${amplitude.toLowerCase()}`;
  return (
    <div
      className={cx(look, angles[joint])}
      role="img"
      aria-label={`${jointOf(series)} em ${view}: ${movement} de ${latest.angle} graus`}
    >
      <Readout reading={<span className={counting} />} className={facts}>
        <p>
          <b>{jointOf(series)}</b>
        </p>
        <p>{movement}</p>
        <p>{pose}</p>
        <p>{view}</p>
        <p className={savedAt}>{`Medida salva · ${saved}`}</p>
      </Readout>
      {children}
    </div>
  );
}

/** The classes with the angle of each plate. */
const angles: Record<Plate['joint'], string> = {
  knee: css`
    --angle: ${plates.knee.latest.angle};
  `,
  shoulder: css`
    --angle: ${plates.shoulder.latest.angle};
  `,
  elbow: css`
    --angle: ${plates.elbow.latest.angle};
  `,
  hip: css`
    --angle: ${plates.hip.latest.angle};
  `,
  ankle: css`
    --angle: ${plates.ankle.latest.angle};
  `,
};

/* `--count` is a registered property, so that it counts. `--chosen`, `--turn` and `--then` are those of the plate's place. */
const look = css`
  --count: calc(var(--angle) * var(--chosen));
  position: relative;
  transition: --count var(--turn);

  ${container.roundScale} {
    padding-top: 5.5rem;
  }

  /* A short drawing has no room for all of the words beside it. */
  ${container.belowPoint} {
    padding-top: 8rem;
  }

  ${container.threeColumns} {
    padding-top: 0;
  }
`;

const counting = css`
  &::before {
    content: counter(angle) '°';
    counter-reset: angle var(--count);
  }
`;

const facts = css`
  --measure: 9.75em;
  font-size: max(${text.label}, 0.6rem + 0.35vw);

  p::first-letter {
    text-transform: uppercase;
  }

  /* Beside the rows it begins closer to the words above. */
  ${container.ledgerBeside} {
    top: -4rem;
    padding-left: 0;
  }
`;

const savedAt = css`
  color: ${color.brand};
  font-weight: 600;
  opacity: var(--chosen);
  transition: opacity var(--then);
`;
