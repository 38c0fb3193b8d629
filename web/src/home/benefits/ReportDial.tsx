import { css, cx } from '@linaria/core';
import { useRef } from 'react';
import { dialTicks } from '../../../shared/figure/dial.ts';
import { arcPath, degrees, polar } from '../../../shared/figure/geometry.ts';
import type { Measure } from '../../../shared/patients.ts';
import { drawn } from '../../styles/drawn.ts';
import { container } from '../../styles/media.ts';
import { color, text } from '../../styles/tokens.ts';
import { useWaiting } from './useWaiting.ts';

const origin = { x: 0, y: 0 };

/** The scale in degrees, as on the leg, whose foot lies at the left: 0 is at the left and 140 at the right. */
const scale = { radius: 212, from: 180, to: 320 };
const numerals = [0, 30, 60, 90, 120, 140];

/** The radius of the latest arc, and the distance from one to the next. */
const [outmost, distance] = [200, 17];

/** From an arc's end to the middle of its name. */
const aside = 40;

/** A dial with an arc for each of a movement's measures, and an arm at the latest. Its 0° is the line it stands on. */
export function ReportDial({ measures }: { measures: readonly Measure[] }) {
  const ref = useRef<SVGSVGElement>(null);
  const waiting = useWaiting(ref);
  return (
    <svg
      ref={ref}
      className={cx(dial, waiting && closed)}
      viewBox="-250 -248 450 248"
      width="450"
      fill="none"
      aria-hidden="true"
    >
      <path className={drawn.border} {...dialTicks({ ...scale, step: 2, length: 5, width: 1 })} />
      <path className={drawn.ink} {...dialTicks({ ...scale, step: 10, length: 10, width: 1 })} />
      {numerals.map((numeral) => {
        const { x, y } = polar(origin, 238, 180 + numeral);
        return (
          <text key={numeral} x={x} y={y || -12}>
            {`${numeral}°`}
          </text>
        );
      })}
      {measures.map((measure, index) => (
        <Arc key={measure.assessment} {...measure} before={measures.length - 1 - index} />
      ))}
      <circle className={drawn.point} strokeWidth="3" r="6" />
    </svg>
  );
}

/** The arc of a measure, and its name beyond its end. `before` counts the measures after it. */
function Arc({ angle, assessment, before }: Measure & { before: number }) {
  const radius = outmost - distance * before;
  const latest = before === 0;
  const end = 180 + angle;
  return (
    <>
      <path
        className={cx(curve, latest ? drawn.arc : drawn.border)}
        strokeWidth={latest ? 4.5 : 2}
        d={arcPath(origin, radius, 180, end)}
        pathLength={1}
      />
      {latest && <path className={drawn.ink} strokeWidth="2" d={line(0, 119, end) + line(195, 209, end)} />}
      <text
        className={cx(latest && latestName)}
        transform={`rotate(${Math.round(angle - 90 + degrees(aside / radius))})`}
        y={-radius}
      >
        {`${assessment}ª`}
        <tspan>{` ${angle}°`}</tspan>
      </text>
    </>
  );
}

/** A line from one distance from the pivot to another. */
function line(from: number, to: number, angle: number): string {
  const [start, end] = [polar(origin, from, angle), polar(origin, to, angle)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/* Its letters are in units, and have 14 px at every width. Where they are large, the angles stand beside the dial alone. */
const dial = css`
  flex: 1.3 1 22rem;
  min-width: 0;
  max-width: 31rem;
  height: auto;
  overflow: visible;
  font-size: clamp(20.7px, 44px + 0.5rem - 8.3cqw, 30px);

  text {
    fill: ${color.muted};
    text-anchor: middle;
    dominant-baseline: central;
  }

  tspan {
    display: none;
  }

  [transform] {
    text-anchor: end;
  }

  ${container.threeColumns} {
    font-size: ${text.small};

    tspan {
      display: inline;
    }

    [transform] {
      text-anchor: middle;
    }
  }
`;

/* Opens once from 0° to its angle. */
const curve = css`
  stroke-dasharray: 1;
  transition: stroke-dashoffset 0.8s cubic-bezier(0.3, 0, 0.2, 1);
`;

const closed = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    .${curve} {
      stroke-dashoffset: 1;
      transition: none;
    }
  }
`;

const latestName = css`
  && {
    fill: ${color.arcText};
    font-weight: 600;
  }
`;
