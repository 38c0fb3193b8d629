import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { amplitude, jointOf } from '../../../shared/patients.ts';
import { container } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { type Plate, plates } from './plates.ts';

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
      <div className={facts} aria-hidden="true">
        <p className={reading} />
        <p>
          <b>{`${jointOf(series)} · ${movement}`}</b>
        </p>
        <p>{pose}</p>
        <p>{view}</p>
        <p className={savedAt}>{`Medida salva · ${saved}`}</p>
      </div>
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

  ${container.threeColumns} {
    padding-top: 0;
  }
`;

/* In large letters they stand above the drawing, and else over it. */
const facts = css`
  padding-left: ${space.pad};
  color: ${color.muted};
  font-size: max(${text.label}, 0.6rem + 0.35vw);
  line-height: 1.35;

  b {
    color: ${color.ink};
    font-weight: 600;
  }

  p::first-letter {
    text-transform: uppercase;
  }

  ${container.roundScale} {
    position: absolute;
    top: 0;
    left: 0;
    z-index: 1;
    max-width: calc(9.75em + ${space.pad});
  }

  ${container.ledgerBeside} {
    padding-left: 0;
  }

  ${container.threeColumns} {
    max-width: none;
  }
`;

const reading = css`
  color: ${color.arc};
  font-size: clamp(4.5rem, 8.8vw, 10rem);
  font-weight: 380;
  line-height: 1.1;
  letter-spacing: -0.045em;

  &::before {
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
