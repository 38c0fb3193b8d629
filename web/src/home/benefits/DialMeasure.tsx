import { css, cx } from '@linaria/core';
import { dayOf, type Measure } from '../../../shared/patients.ts';
import { color, container, type } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';

interface DialMeasureProps {
  measure: Measure;
  /** Where the middle of its angle is. */
  place: { x: string; y: string };
  /** How far the day is below, in the angle's size (em). */
  leading: number;
  className?: string | undefined;
}

/** A measure in a dial: its angle, and its day below. `--reading` is the size of the angle. */
export function DialMeasure({ measure: { angle, date }, place, leading, className }: DialMeasureProps) {
  return (
    <DrawnText
      className={cx(angleAndDay, className)}
      lines={[`${angle}°`, <tspan key="day">{dayOf(date)}</tspan>]}
      leading={leading}
      {...place}
    />
  );
}

/** The degrees that an earlier measure needs beside the one after it. */
const besideNext = 12;

/** Where on a dial's scale earlier measures are, in degrees: at the ends of their arcs, or as far before them as they need. */
export function placesOnScale(earlier: readonly Measure[], latest: Measure): number[] {
  // The day is below the angle, and past the top so is the arm.
  const besideArm = latest.angle > 90 ? 10.5 : 7;
  const places: number[] = [];
  let free = latest.angle - besideArm;
  for (const { angle } of [...earlier].reverse()) {
    const place = Math.min(angle, free);
    places.unshift(place);
    free = place - besideNext;
  }
  return places;
}

const angleAndDay = css`
  fill: ${color.ink};
  ${type.reading}

  tspan tspan {
    --most: 5vw;
    fill: ${color.muted};
    ${type.label}
  }
`;

/** Moves the measures of a short range from the arm, where a dial that lies is small. */
export const fromArm = css`
  ${container.oneLine} {
    translate: 0 0.6em;
  }

  ${container.twoColumns} {
    translate: none;
  }
`;

/** Moves every second measure of a short range from the next, which is beside it where the dial is upright. */
export const aside = css`
  ${container.phone} {
    translate: 0 0.9em;
  }
`;

/** Moves every second measure of a long series from the next, which is beside it where the dial lies. */
export const inwards = css`
  ${container.oneLine} {
    translate: 0 2em;
  }

  ${container.twoColumns} {
    translate: none;
  }
`;
