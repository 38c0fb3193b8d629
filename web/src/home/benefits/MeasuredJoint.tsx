import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { type AtlasJoint, viewBox } from '../../../shared/figure/atlas.ts';
import { rounded, viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { strokes } from '../../styles/rules.ts';
import { drawn } from '../../ui/lettering.ts';
import { Arms } from './Arms.tsx';
import type { Plate } from './plates.ts';

interface MeasuredJointProps {
  plate: Plate;
  /** The radius of its three points, in units of the drawing. */
  pointRadius: number;
  arc?: string;
  children?: ReactNode;
}

/** A patient's joint with its three points, the arms through them and the arc. `--unit` is the length of a unit of the drawing. */
export function MeasuredJoint({ plate, pointRadius, arc, children }: MeasuredJointProps) {
  const { joint, latest, zero, turn, radius } = plate;
  // A unit is about a pixel, so whole ones suffice.
  const points = { fixed: rounded(plate.fixed), axis: rounded(plate.axis), moving: rounded(plate.moving) };
  return (
    <>
      <span className={cx(drawing, drawings[joint])} />
      <svg className={measured} viewBox={viewBoxOf(viewBox)} fill="none" aria-hidden="true">
        <Arms points={points} zero={zero} end={zero + turn * latest.angle} radius={radius} {...(arc && { arc })} />
        {children}
        {Object.entries(points).map(([landmark, { x, y }]) => (
          <circle
            key={landmark}
            className={strokes.point}
            strokeWidth={pointRadius / 2.3}
            r={pointRadius}
            cx={x}
            cy={y}
          />
        ))}
      </svg>
    </>
  );
}

const drawing = css`
  width: calc(${viewBox.width} * var(--unit));
  max-width: 100%;
  aspect-ratio: ${viewBox.width} / ${viewBox.height};
`;

const drawings: Record<AtlasJoint, string> = {
  ankle: css`
    ${drawn('atlas-ankle.svg')}
  `,
  elbow: css`
    ${drawn('atlas-elbow.svg')}
  `,
  hip: css`
    ${drawn('atlas-hip.svg')}
  `,
  knee: css`
    ${drawn('atlas-knee.svg')}
  `,
  shoulder: css`
    ${drawn('atlas-shoulder.svg')}
  `,
};

const measured = css`
  position: absolute;
  inset: 0;
  width: 100%;
`;
