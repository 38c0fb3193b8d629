import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { Handle } from './Handle.tsx';
import { LandmarkNames } from './LandmarkNames.tsx';
import { appears, lettering } from './lettering.ts';
import { points } from './points.ts';

/** What is measured in the photograph: the landmarks, the arc with its scale, and the angle. The ankle is the handle. */
export function Measurement({ figure, drag }: { figure: Figure; drag: Drag }) {
  const { flexion, landmarks, labels, zero, reading } = figure;
  const { hip, knee, ankle } = landmarks;
  return (
    <>
      <path className={cx(sector, appears)} d={figure.sector} />
      {/* A tick every two degrees, and a longer one every ten. */}
      <path className={cx(ticks, appears)} d={figure.scale} pathLength={flexion || 1} />
      <path className={cx(ticks, tens, appears)} d={figure.scale} pathLength={flexion || 1} />
      <path className={bones} d={figure.bones} />
      <path className={cx(extension, appears)} d={figure.extension} />
      <path className={arc} d={figure.arc} pathLength={1} />
      <LandmarkNames labels={labels} />
      <g className={points}>
        <circle r={6} cx={hip.x} cy={hip.y} />
        <circle r={6} cx={knee.x} cy={knee.y} />
      </g>
      <Handle at={ankle} drag={drag} />
      <g className={appears}>
        <text className={cx(lettering, zeroName, flexion < 66 && absent)} transform={`translate(${zero.x} ${zero.y})`}>
          0°
        </text>
      </g>
      <text className={cx(angle, appears)} x={reading.x} y={reading.y}>
        {flexion}°
      </text>
    </>
  );
}

const sector = css`
  fill: ${color.muted};
  fill-opacity: 0.13;
`;

const ticks = css`
  stroke: ${color.arc};
  stroke-width: 6px;
  stroke-dasharray: 0.3 1.7;
  stroke-dashoffset: 0.15px;
`;

const tens = css`
  stroke-width: 14px;
  stroke-dasharray: 0.5 9.5;
  stroke-dashoffset: 0.25px;
`;

const bones = css`
  stroke: ${color.ink};
  stroke-width: 1.5px;

  ${container.phone} {
    stroke-width: 2.6px;
  }
`;

const extension = css`
  stroke: ${color.ink};
  stroke-width: 1.2px;
  stroke-dasharray: 3 4;
`;

/* Opens once from 0° to its angle. */
const arc = css`
  stroke: ${color.arc};
  stroke-width: 3.2px;
  stroke-dasharray: 1;
  animation: open 0.8s 1s cubic-bezier(0.3, 0, 0.2, 1) backwards;

  @keyframes open {
    from {
      stroke-dashoffset: 1;
    }
  }

  ${container.phone} {
    stroke-width: 6px;
  }
`;

const zeroName = css`
  fill: ${color.muted};
  text-anchor: middle;
  dominant-baseline: central;
`;

const absent = css`
  opacity: 0;
`;

/* In units: 127 px on a laptop. It ends at the arc. */
const angle = css`
  fill: ${color.arcText};
  font-size: clamp(118px, 4rem, 124px);
  letter-spacing: -0.045em;
  text-anchor: end;
`;
