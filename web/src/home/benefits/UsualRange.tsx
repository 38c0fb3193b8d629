import { css } from '@linaria/core';
import { measuresOf } from '../../../shared/patients.ts';
import { strokes } from '../../styles/strokes.ts';
import { color, text } from '../../styles/tokens.ts';
import type { Plate } from './plates.ts';

/** A patient's measures on the movement's usual range: the latest as a bar, the others as ticks. */
export function UsualRange({ plate: { series, latest, usual } }: { plate: Plate }) {
  const share = (angle: number) => `${((100 * angle) / usual).toFixed(1)}%`;
  const end = share(latest.angle);
  return (
    <span className={scale}>
      <svg className={strokes.arc} aria-hidden="true">
        <line className={strokes.border} x2="100%" y1="50%" y2="50%" />
        {measuresOf(series).map(({ angle, assessment }) => (
          <line key={assessment} strokeWidth="1.5" x1={share(angle)} x2={share(angle)} y1="35%" y2="50%" />
        ))}
        <line strokeWidth="2.5" x2={end} y1="50%" y2="50%" />
        <circle className={strokes.point} strokeWidth="2.5" r="4.5" cx={end} cy="50%" />
      </svg>
      {`${usual}°`}
    </span>
  );
}

const scale = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.5rem;
  gap: 0.5rem;
  align-items: center;
  color: ${color.muted};
  font-size: ${text.label};

  svg {
    width: 100%;
    height: 2.5rem;
    overflow: visible;
  }
`;
