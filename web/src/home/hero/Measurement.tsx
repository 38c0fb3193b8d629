import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { scaleMargin } from '../../../shared/figure/measurement.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { appears, opens } from './entry.ts';
import { Handle } from './Handle.tsx';
import { LandmarkNames } from './LandmarkNames.tsx';
import { lettering } from './lettering.ts';
import { points } from './points.ts';

/** What is measured in the photograph: the landmarks, the arc with its scale, and the angle. The ankle is the handle. */
export function Measurement({ figure, drag }: { figure: Figure; drag: Drag }) {
  const { flexion, landmarks, labels, radius, zero } = figure;
  const reading = `${flexion}°`;
  const { hip, knee, ankle } = landmarks;
  return (
    <>
      <path className={cx(sector, opens)} d={figure.sector} pathLength={1} strokeWidth={radius} />
      {/* A tick every two degrees, and a longer one every ten. */}
      <path className={cx(ticks, appears)} d={figure.scale} pathLength={flexion + 2 * scaleMargin} />
      <path className={cx(ticks, tens, appears)} d={figure.scale} pathLength={flexion + 2 * scaleMargin} />
      <path className={bones} d={figure.bones} />
      <path className={cx(extension, appears)} d={figure.extension} />
      <path className={cx(arc, opens)} d={figure.arc} pathLength={1} />
      <LandmarkNames labels={labels} />
      <g className={points}>
        <circle r={6} cx={hip.x} cy={hip.y} />
        <circle r={6} cx={knee.x} cy={knee.y} />
      </g>
      <Handle at={ankle} drag={drag} />
      <g className={cx(lettering, zeroName, appears)} transform={`translate(${zero.x} ${zero.y})`}>
        {zeroText}
      </g>
      <text
        className={cx(angle, appears)}
        transform={`translate(${figure.reading.x} ${figure.reading.y})`}
        x={places.slice(-reading.length).join(' ')}
      >
        {reading}
      </text>
    </>
  );
}

/** In a group: a text whose own transform changes is laid out again. */
const zeroText = <text>0°</text>;

/** Where the middles of a reading's digits and of its degree sign are, from its end: one digit is as wide as another. */
const places = ['-1.64em', '-1.11em', '-.58em', '-.15em'];

const sector = css`
  stroke: ${color.muted};
  stroke-opacity: 0.13;
`;

const ticks = css`
  stroke: ${color.arc};
  stroke-width: 6px;
  stroke-dasharray: 0.3 1.7;
  stroke-dashoffset: ${0.15 - scaleMargin}px;
`;

const tens = css`
  stroke-width: 14px;
  stroke-dasharray: 0.5 9.5;
  stroke-dashoffset: 0;
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

const arc = css`
  stroke: ${color.arc};
  stroke-width: 3.2px;

  ${container.phone} {
    stroke-width: 6px;
  }
`;

const zeroName = css`
  fill: ${color.muted};
  text-anchor: middle;
  dominant-baseline: central;
`;

/* In units: 127 px on a laptop. It ends at the arc. */
const angle = css`
  fill: ${color.arc};
  font-size: clamp(118px, 4rem, 124px);
  font-weight: 380;
  text-anchor: middle;
`;
