import { css, cx } from '@linaria/core';
import { dialTicks } from '../../shared/geometry/dial.ts';
import { origin, polar, viewBoxOf } from '../../shared/geometry/geometry.ts';
import { site } from '../site.ts';
import { color, screenOnly, strokes } from '../styles/rules.ts';
import { DrawnText } from '../ui/DrawnText.tsx';
import { lettered, lettering, picture, placeIn } from '../ui/lettering.ts';
import { byDays, dayLength, spanOf } from './openingHours.ts';

const viewBox = { left: -200, top: -200, width: 400, height: 400 };

const scale = 142;
const numerals = [0, 3, 6, 9, 12, 15, 18, 21];
const hourTicks = dialTicks({ radius: scale, from: -90, to: 255, step: 15, length: 14, width: 1.25 });
const halfHourTicks = dialTicks({ radius: scale, from: -82.5, to: 262.5, step: 15, length: 8, width: 1 });

/** A dial of 24 hours with noon at the top: a ring for each row of the table, and an arc for each of its spans. */
export function HoursDial() {
  const rings = [...byDays(site.openingHours).values()];
  const gap = Math.min(32, 96 / rings.length);
  return (
    <div className={cx(lettered, dial, screenOnly)} aria-hidden="true">
      <svg className={picture} viewBox={viewBoxOf(viewBox)} fill="none" aria-hidden="true">
        <path className={strokes.muted} {...halfHourTicks} />
        <path className={strokes.ink} {...hourTicks} />
        {rings.map((spans, index) => {
          const radius = 128 - index * gap;
          const end = `M${radius - 4} 0H${scale}`;
          return (
            <g key={radius}>
              <circle className={strokes.border} strokeWidth="1.25" r={radius} />
              {spans.map(spanOf).map(({ from, lasts }) => (
                <g key={from} transform={`rotate(${degreesAt(from)})`}>
                  <circle
                    className={strokes.arc}
                    strokeWidth={arcWidth(index)}
                    r={radius}
                    pathLength={dayLength}
                    strokeDasharray={`${lasts} ${dayLength}`}
                  />
                  <path className={strokes.border} strokeWidth="1.25" d={end} />
                  <path className={strokes.border} strokeWidth="1.25" transform={`rotate(${lasts / 4})`} d={end} />
                </g>
              ))}
            </g>
          );
        })}
        <circle className={strokes.point} strokeWidth="3" r="8" />
      </svg>
      <svg className={cx(lettering, names)} textAnchor="middle" aria-hidden="true">
        {numerals.map((hour) => (
          <DrawnText key={hour} lines={[`${hour}h`]} {...placeIn(viewBox, polar(origin, 180, degreesAt(60 * hour)))} />
        ))}
      </svg>
    </div>
  );
}

/** The width of the arcs of a row of the table, and of its sample there: those of the first row are thick. */
export function arcWidth(row: number): number {
  return row === 0 ? 8 : 2.5;
}

/** Converts the time of a minute to degrees clockwise from the right. Four minutes are one degree. */
function degreesAt(minute: number): number {
  return minute / 4 - 270;
}

const dial = css`
  width: min(100%, 29.375rem);
  margin: 1.5rem auto;
`;

const names = css`
  color: ${color.muted};
`;
