import { css } from '@linaria/core';
import type { Point } from '../../../shared/figure/geometry.ts';
import { container } from '../../styles/media.ts';
import { space, text } from '../../styles/tokens.ts';
import { placeOf } from './PointHandle.tsx';
import { plates } from './plates.ts';
import { Readout } from './Readout.tsx';

interface PointReadoutProps {
  /** In degrees. */
  angle: number;
  /** The point's distance from its landmark, in millimetres. */
  beside: Point;
  /** Whether the point can be moved. */
  live: boolean;
}

/** The angle that the placed point gives, and by how much it is wrong. */
export function PointReadout({ angle, beside, live }: PointReadoutProps) {
  const error = Math.round(angle) - plates.hip.latest.angle;
  const sign = error > 0 ? '+' : error < 0 ? '−' : '';
  return (
    <Readout reading={`${Math.round(angle)}°`} className={words}>
      <p>
        <b>{`${sign}${Math.abs(error)}°`}</b> <span>{placeOf(beside)}</span>
      </p>
      <p className={live ? undefined : unseen}>
        Arraste o ponto<span className={keys}> ou use as setas</span>.
      </p>
    </Readout>
  );
}

const words = css`
  --measure: 7.5em;
  font-size: ${text.small};

  ${container.belowPoint} {
    --measure: 11.5em;
    position: static;
  }

  ${container.threeColumns} {
    top: calc(var(--air) / 4);
    left: calc(${space.pad} + 3 * (100cqw - ${space.pad}) / 4);
    padding: 0;
  }
`;

/* It takes its space before, so that nothing moves. */
const unseen = css`
  visibility: hidden;
`;

/* Where there may be a keyboard. */
const keys = css`
  @media (hover: none) {
    display: none;
  }
`;
