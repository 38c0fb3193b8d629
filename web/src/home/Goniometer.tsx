import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { polar } from '../figure/geometry.ts';
import { type FigurePalette, Knee, knee } from '../figure/Knee.tsx';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';
import { PhoneFrame } from '../ui/PhoneFrame.tsx';
import { FlexionSlider } from './FlexionSlider.tsx';
import { useFlexionDrag } from './useFlexionDrag.ts';

/**
 * The app's measurement to try: a leg in profile with a draggable ankle, and a slider that does the same for keyboards
 * and screen readers. `initialFlexion` is in degrees; without JavaScript it stays.
 */
export function Goniometer({ initialFlexion }: { initialFlexion: number }) {
  const [flexion, setFlexion] = useState(initialFlexion);
  const drag = useFlexionDrag(setFlexion);
  const ankle = polar(knee.pivot, knee.shank, flexion);
  return (
    <PhoneFrame className={phone}>
      <svg
        viewBox="-250 -240 370 480"
        width="222"
        height="288"
        aria-hidden="true"
        className={cx(drawing, drag.active && grabbed)}
      >
        <Knee flexion={flexion} palette={palette} arcClass={arc} />
        <circle className={handle} cx={ankle.x} cy={ankle.y} r={36} {...drag.handlers} />
      </svg>
      <p className={readout}>
        <span>Flexão do joelho</span> <strong>{flexion}°</strong>
      </p>
      <FlexionSlider flexion={flexion} onFlexion={setFlexion} />
    </PhoneFrame>
  );
}

const palette: FigurePalette = {
  skin: color.brandSoft,
  limb: color.ink,
  arc: color.arc,
  ticks: color.arc,
  ground: color.surface,
};

const phone = css`
  width: min(100%, 21rem);
  margin-inline: auto;
  padding: ${space.x3} ${space.x3} ${space.x2};

  /* Small enough for one sheet with the text beside it. */
  ${media.print} {
    width: 13rem;
  }
`;

const drawing = css`
  width: 100%;
  height: auto;
  overflow: visible;
  user-select: none;
`;

/* The arc sweeps once from 0° to its angle. */
const arc = css`
  stroke-dasharray: 1;
  animation: sweep 900ms cubic-bezier(0.2, 0.7, 0.2, 1);

  @keyframes sweep {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

const grabbed = css`
  cursor: grabbing;
`;

const handle = css`
  fill: transparent;
  stroke: transparent;
  stroke-width: 3px;
  cursor: grab;

  &:hover {
    fill: color-mix(in srgb, ${color.arc} 14%, transparent);
  }

  .${grabbed} & {
    fill: color-mix(in srgb, ${color.arc} 22%, transparent);
    cursor: grabbing;
  }

  ${media.noScript} {
    display: none;
  }
`;

const readout = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space.x2};
  border-top: 1px solid ${color.line};
  color: ${color.muted};

  strong {
    color: ${color.arcText};
    font-size: ${text.reading};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;
