import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { polar } from '../figure/geometry.ts';
import { type FigurePalette, Knee, knee, maxFlexion } from '../figure/Knee.tsx';
import { media } from '../styles/media.ts';
import { color, radius, space, text, touchTarget } from '../styles/tokens.ts';
import { PhoneFrame } from '../ui/PhoneFrame.tsx';
import { useFlexionDrag } from './useFlexionDrag.ts';

/**
 * The app's measurement to try: a leg in profile whose ankle can be dragged, and a slider that does the same for
 * keyboards and screen readers. The arc, the limb and the degrees follow at once. `flexion` is where it starts, in
 * degrees; without JavaScript it stays there.
 */
export function Goniometer({ flexion: start }: { flexion: number }) {
  const [flexion, setFlexion] = useState(start);
  const drag = useFlexionDrag(setFlexion);
  const input = useRef<HTMLInputElement>(null);

  // The visitor may have moved the slider before hydration.
  useEffect(() => {
    if (input.current) setFlexion(input.current.valueAsNumber);
  }, []);

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
      <input
        ref={input}
        type="range"
        className={cx(slider, toTry)}
        aria-label="Flexão do joelho"
        aria-valuetext={flexion === 1 ? '1 grau' : `${flexion} graus`}
        min={0}
        max={maxFlexion}
        value={flexion}
        onChange={(event) => setFlexion(event.currentTarget.valueAsNumber)}
      />
      <p className={cx(hint, toTry)}>Arraste o tornozelo ou use o controle.</p>
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

  /* On one sheet with the words beside which it stands. */
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

/* The arc opens once, from 0° to its angle. */
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

const slider = css`
  display: block;
  width: 100%;
  height: ${touchTarget};
  margin: 0;
  border-radius: ${radius.control};
  accent-color: ${color.arc};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const hint = css`
  color: ${color.muted};
  font-size: ${text.small};
  text-align: center;
`;

/* What needs the script, and a screen. It stands last, to prevail over the others. */
const toTry = css`
  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
