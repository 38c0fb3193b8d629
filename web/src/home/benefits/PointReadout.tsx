import { css } from '@linaria/core';
import type { Point } from '../../../shared/figure/geometry.ts';
import { container } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { placeOf } from './PointHandle.tsx';
import { plates } from './plates.ts';

interface PointReadoutProps {
  /** In degrees. */
  angle: number;
  /** The point's distance from its landmark, in millimetres. */
  beside: Point;
  /** Whether the point can be moved. */
  live: boolean;
}

/** The angle that the placed point gives, and by how much it is wrong. A screen reader has it from the point itself. */
export function PointReadout({ angle, beside, live }: PointReadoutProps) {
  const error = Math.round(angle) - plates.hip.latest.angle;
  const sign = error > 0 ? '+' : error < 0 ? '−' : '';
  return (
    <div className={readout} aria-hidden="true">
      <p className={reading}>{`${Math.round(angle)}°`}</p>
      <p>
        <b>{`${sign}${Math.abs(error)}°`}</b> {placeOf(beside)}
      </p>
      {live && (
        <p>
          Arraste o ponto<span className={keys}> ou use as setas</span>.
        </p>
      )}
    </div>
  );
}

/* In large letters it stands above the drawing, and else over it. */
const readout = css`
  padding-left: ${space.pad};
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.35;

  b {
    color: ${color.ink};
  }

  ${container.roundScale} {
    position: absolute;
    top: 0;
    max-width: calc(7.5em + ${space.pad});
  }

  ${container.threeColumns} {
    top: calc(var(--air) / 2);
    left: calc(${space.pad} + 3 * (100cqw - ${space.pad}) / 4);
    max-width: none;
    padding: 0;
  }
`;

const reading = css`
  color: ${color.arc};
  font-size: clamp(min(4.5rem, 26vw), 10.4vw, 10rem);
  font-weight: 380;
  line-height: 1.2;
  letter-spacing: -0.045em;
  white-space: nowrap;
`;

/* Where there may be a keyboard. */
const keys = css`
  @media (hover: none) {
    display: none;
  }
`;
