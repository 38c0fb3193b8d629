import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { type Landmarks, scaleMargin } from '../../../shared/figure/measurement.ts';
import { color, strokes } from '../../styles/rules.ts';
import { useHydrated } from '../../ui/useClientValue.ts';
import type { Drag } from '../../ui/useDrag.ts';
import { appears, opens } from './entry.ts';

/** The measurement over the photograph: landmarks, and arc with scale. */
export function Measurement({ figure, drag }: { figure: Figure; drag: Drag }) {
  const { flexion, landmarks, labels, radius } = figure;
  const scale = { className: cx(strokes.arc, appears), d: figure.scale, pathLength: flexion + 2 * scaleMargin };
  return (
    <>
      <path
        className={cx(strokes.muted, strokes.growing, opens)}
        d={figure.sector}
        pathLength={1}
        strokeWidth={radius}
        strokeOpacity=".13"
      />
      {/* A tick every two degrees, and a longer one every ten. */}
      <path {...scale} strokeWidth="6" strokeDasharray=".3 1.7" strokeDashoffset={0.15 - scaleMargin} />
      <path {...scale} strokeWidth="14" strokeDasharray=".5 9.5" />
      <path className={cx(strokes.ink, appears)} d={figure.extension} strokeWidth="1.2" strokeDasharray="3 4" />
      <path className={cx(arc, strokes.growing, opens)} d={figure.arc} pathLength={1} />
      <path className={lines} d={figure.bones + labels.hip.leader + labels.knee.leader + labels.ankle.leader} />
      <Points landmarks={landmarks} drag={drag} />
    </>
  );
}

/** The marks on the landmarks. The ankle's is the handle that bends the leg: a ring like its slider's thumb. */
function Points({ landmarks: { hip, knee, ankle }, drag }: { landmarks: Landmarks; drag: Drag }) {
  const live = useHydrated();
  return (
    <g className={points}>
      <circle r={6} cx={hip.x} cy={hip.y} />
      <circle r={6} cx={knee.x} cy={knee.y} />
      <g
        className={cx(live && handle, drag.active && grabbed)}
        transform={`translate(${ankle.x} ${ankle.y})`}
        {...drag.handlers}
      >
        <path className={strokes.touch} d="M0 0h0" />
        <circle className={ring} r={12} />
      </g>
    </g>
  );
}

const arc = css`
  stroke: ${color.arc};
  stroke-width: calc(3.2px * var(--bold));
`;

const lines = css`
  stroke: ${color.ink};
  stroke-width: calc(1.3px * var(--bold));
`;

const points = css`
  fill: ${color.paper};
  stroke: ${color.arc};
  stroke-width: 2.6px;

  circle {
    scale: var(--bold);
    transform-box: fill-box;
    transform-origin: center;
  }
`;

const ring = css`
  stroke-width: 4px;
`;

const handle = css`
  cursor: ew-resize;
  pointer-events: all;
`;

const grabbed = css`
  fill: ${color.arc};
`;
