import { css, cx } from '@linaria/core';
import { useRef, useState } from 'react';
import { arcPath, clamp, degrees, origin, type Point, viewBoxOf } from '../../shared/geometry/geometry.ts';
import { color, space, strokes } from '../styles/rules.ts';
import { lettering, picture } from '../ui/lettering.ts';
import { Slider } from '../ui/Range.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { type Drag, useDrag } from '../ui/useDrag.ts';
import { AngleReading, flexionAt, GoniometerNumerals, numeralBand, viewBox } from './GoniometerNumerals.tsx';
import { GoniometerPlate, GoniometerScales, halfArm, plastic, plateRadius } from './GoniometerPlate.tsx';

const range = { min: 10, max: 170 };
const resting = 128;

/** A goniometer whose arm a pointer or a slider turns. Its axis is the origin; angles count from the fixed arm. */
export function Goniometer() {
  const [angle, setAngle] = useState(resting);
  const slider = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const turnTo = (degrees: number) => setAngle(clamp(Math.round(degrees), range.min, range.max));
  const drag = useDrag(
    (pressed) => {
      const offset = angleAt(pressed) - angle;
      return (moved) => turnTo(angleAt(moved) - offset);
    },
    { place: (at) => turnTo(angleAt(at)), undo: () => setAngle(angle), slider },
  );
  return (
    <>
      <Slider
        {...range}
        ref={slider}
        className={control}
        aria-label="Braço móvel do goniômetro"
        aria-valuetext={`${flexionAt(angle)} graus a partir da extensão, ${angle} graus entre os braços`}
        value={angle}
        disabled={!hydrated}
        onValue={setAngle}
      />
      <div className={goniometer}>
        <svg className={picture} viewBox={viewBoxOf(viewBox)} fill="none" aria-hidden="true">
          <g className={cx(hydrated && pressable)} {...drag.surface}>
            <GoniometerPlate />
          </g>
          <MovingArm angle={angle} drag={drag} live={hydrated} />
          <GoniometerScales />
          <path
            className={strokes.arc}
            strokeWidth="3.4"
            vectorEffect="non-scaling-stroke"
            d={arcPath(origin, plateRadius + 16.5, 360, 180 + angle)}
          />
          <circle className={plastic} r={halfArm} />
          <circle className={plastic} r="19" />
          <circle className={strokes.point} strokeWidth="3" r="8" />
        </svg>
        <svg className={lettering} aria-hidden="true">
          <GoniometerNumerals />
          <AngleReading angle={angle} />
        </svg>
      </div>
    </>
  );
}

const { from, to } = numeralBand;

/** The arm that turns, all of which can be dragged. Where the scales' numerals are it has no lines. */
function MovingArm({ angle, drag, live }: { angle: number; drag: Drag; live: boolean }) {
  return (
    <g className={cx(live && grabbable)} transform={`rotate(${angle - 180})`} {...drag.handlers}>
      <path className={pane} fillOpacity=".72" d={`M0 ${-halfArm}H560A${halfArm} ${halfArm} 0 0 1 560 ${halfArm}H0`} />
      <path
        className={cx(strokes.ring, focused)}
        strokeWidth="1.5"
        d={`M0 ${-halfArm}H${from}M${to} ${-halfArm}H560A${halfArm} ${halfArm} 0 0 1 560 ${halfArm}H${to}M${from} ${halfArm}H0`}
      />
      <path className={strokes.ink} strokeWidth="1.5" d={`M0 0H${from}M${to} 0H524`} />
      <path className={strokes.touch} d="M556 0h0" />
      <circle className={strokes.point} strokeWidth="4" vectorEffect="non-scaling-stroke" cx="556" r="14" />
    </g>
  );
}

/** The angle of a point about the axis. A point below the arms counts for the side that it is on. */
function angleAt({ x, y }: Point): number {
  return ((degrees(Math.atan2(-y, -x)) + 450) % 360) - 90;
}

/** The distance of the drawing from the right edge: less on a small phone, where the plate is whole. */
const edge = `min(${space.pad}, 100vw - 696 * var(--unit) - 4px)`;

/* The native slider lies over the dial and is invisible. The arm shows its focus. */
const control = css`
  position: absolute;
  right: calc(${edge} + 198 * var(--unit));
  bottom: calc(90 * var(--unit));
  width: calc(380 * var(--unit));
  height: calc(240 * var(--unit));
  clip-path: inset(50%);
  pointer-events: none;
`;

const goniometer = css`
  --most: calc(32 * var(--unit));
  position: absolute;
  right: ${edge};
  bottom: 0;
  width: calc(${viewBox.width} * var(--unit));
  pointer-events: none;

  svg {
    overflow: visible;
  }
`;

const pane = css`
  fill: ${color.surface};
`;

const pressable = css`
  pointer-events: all;
`;

const grabbable = css`
  cursor: grab;
  pointer-events: all;

  &:active {
    cursor: grabbing;
  }
`;

const focused = css`
  .${control}:focus-visible + .${goniometer} & {
    stroke: ${color.brand};
    stroke-width: 4;
  }
`;
