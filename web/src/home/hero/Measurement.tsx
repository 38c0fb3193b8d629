import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { scaleMargin } from '../../../shared/figure/measurement.ts';
import { drawn } from '../../styles/drawn.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { Reading } from '../../ui/Reading.tsx';
import type { Drag } from '../../ui/useDrag.ts';
import { appears, opens } from './entry.ts';
import { Names } from './Names.tsx';
import { Points } from './Points.tsx';

/** The measurement over the photograph: landmarks, arc with scale, and angle. */
export function Measurement({ figure, drag }: { figure: Figure; drag: Drag }) {
  const { flexion, landmarks, labels, radius, reading } = figure;
  const scale = { className: cx(drawn.arc, appears), d: figure.scale, pathLength: flexion + 2 * scaleMargin };
  return (
    <>
      <path
        className={cx(drawn.muted, opens)}
        d={figure.sector}
        pathLength={1}
        strokeWidth={radius}
        strokeOpacity=".13"
      />
      {/* A tick every two degrees, and a longer one every ten. */}
      <path {...scale} strokeWidth="6" strokeDasharray=".3 1.7" strokeDashoffset={0.15 - scaleMargin} />
      <path {...scale} strokeWidth="14" strokeDasharray=".5 9.5" />
      <path className={cx(drawn.ink, appears)} d={figure.extension} strokeWidth="1.2" strokeDasharray="3 4" />
      <path className={cx(arc, opens)} d={figure.arc} pathLength={1} />
      <path className={lines} d={figure.bones + labels.hip.leader + labels.knee.leader + labels.ankle.leader} />
      <Names figure={figure} />
      <Points landmarks={landmarks} drag={drag} />
      <Reading angle={flexion} className={cx(large, appears)} transform={`translate(${reading.x} ${reading.y})`} />
    </>
  );
}

const arc = css`
  stroke: ${color.arc};
  stroke-width: 3.2px;

  ${container.phone} {
    stroke-width: 6px;
  }
`;

/* The lines between the landmarks, and from each landmark to its name. */
const lines = css`
  stroke: ${color.ink};
  stroke-width: 1.3px;

  ${container.phone} {
    stroke-width: 2.4px;
  }
`;

/* In units: 127 px on a laptop. It ends at the arc. */
const large = css`
  font-size: clamp(118px, 4rem, 124px);
`;
