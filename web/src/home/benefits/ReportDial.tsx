import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/figure/dial.ts';
import { arcPath, degrees, polar } from '../../../shared/figure/geometry.ts';
import { example, measuresOf } from '../../../shared/patients.ts';
import { strokes } from '../../styles/strokes.ts';
import { color } from '../../styles/tokens.ts';
import { lettered, lettering, picture, place } from '../LetteredDrawing.tsx';

const frame = { left: -250, top: -248, width: 450, height: 248 };
const origin = { x: 0, y: 0 };

/** The scale in degrees, as on the leg, whose foot lies at the left: 0 is at the left and 140 at the right. */
const scale = { radius: 212, from: 180, to: 320, width: 1 };
const numerals = [0, 30, 60, 90, 120, 140];

/** The radius of the latest arc, the distance between arcs, and the distance from the end of an arc to its name. */
const [outmost, distance, aside] = [200, 17, 30];

const { series, latest } = example;
const measures = measuresOf(series);
const arcs = measures.map(({ angle, assessment }, index) => ({
  name: `${assessment}ª`,
  isLatest: assessment === latest.assessment,
  radius: outmost - distance * (measures.length - 1 - index),
  end: 180 + angle,
}));

/** A dial with an arc for each of a movement's measures, and an arm at the latest. Its 0° is the line it stands on. */
export function ReportDial() {
  return (
    <div className={cx(lettered, dial)}>
      <svg className={picture} viewBox={Object.values(frame).join(' ')} fill="none" aria-hidden="true">
        <path className={strokes.border} {...dialTicks({ ...scale, step: 2, length: 5 })} />
        <path className={strokes.ink} {...dialTicks({ ...scale, step: 10, length: 10 })} />
        {arcs.map(({ name, isLatest, radius, end }) => (
          <path
            key={name}
            className={cx(strokes.growing, curve, isLatest ? strokes.arc : strokes.border)}
            strokeWidth={isLatest ? 4.5 : 2}
            d={arcPath(origin, radius, 180, end)}
            pathLength={1}
          />
        ))}
        <path className={strokes.ink} strokeWidth="2" d="M0 0H-119M-195 0h-14" transform={`rotate(${latest.angle})`} />
        <circle className={strokes.point} strokeWidth="3" r="6" />
      </svg>
      <svg className={lettering} textAnchor="middle" aria-hidden="true">
        {numerals.map((numeral) => {
          const { x, y } = polar(origin, 240, 180 + numeral);
          return <text key={numeral} {...place(frame, { x, y: y || -12 })}>{`${numeral}°`}</text>;
        })}
        {arcs.map(({ name, isLatest, radius, end }) => (
          <text
            key={name}
            className={isLatest ? latestName : undefined}
            {...place(frame, polar(origin, radius - 4, end + degrees(aside / radius)))}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

const dial = css`
  flex: 1.3 1 22rem;
  min-width: 0;
  max-width: 31rem;
  color: ${color.muted};
  view-timeline: --dial;
`;

/* Opens from 0° to its angle while the dial enters the screen. */
const curve = css`
  animation-timing-function: linear;
  animation-fill-mode: both;
  animation-timeline: --dial;
  animation-range: entry;
`;

const latestName = css`
  fill: ${color.arcText};
  font-weight: 600;
`;
