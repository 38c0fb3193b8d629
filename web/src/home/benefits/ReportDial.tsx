import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/geometry/dial.ts';
import { arcPath, degrees, origin, polar, viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { color, container, strokes, type } from '../../styles/rules.ts';
import { lettered, lettering, outlined, picture, placeIn } from '../../ui/lettering.ts';
import type { Plate } from './plates.ts';

const frame = { left: -262, top: -256, width: 524, height: 256 };

/** The radius of the scale, of the latest arc, and the distance from one arc to the next. */
const [radius, outmost, distance] = [212, 200, 17];

/** The distance from the end of an arc to its name. */
const aside = 14;

/**
 * A dial over a movement's usual range with an arc for each of its measures, and an arm at the latest. Its 0° is at the
 * left, on the line it stands on.
 */
export function ReportDial({ plate: { patient, series, latest, usual } }: { plate: Plate }) {
  const { measures } = series;
  const arcs = measures.map(({ angle, assessment }, index) => ({
    name: `${assessment}ª`,
    isLatest: assessment === latest.assessment,
    radius: outmost - distance * (measures.length - 1 - index),
    end: 180 + angle,
  }));
  const scale = { radius, from: 180, to: 180 + usual, width: 1 };
  return (
    // Another patient's arcs open anew.
    <div key={patient.number} className={cx(lettered, dial)}>
      <svg className={picture} viewBox={viewBoxOf(frame)} fill="none" aria-hidden="true">
        <path className={strokes.border} {...dialTicks({ ...scale, step: 1, length: 5 })} />
        <path className={strokes.ink} {...dialTicks({ ...scale, step: 5, length: 10 })} />
        {arcs.map(({ name, isLatest, radius, end }) => (
          <path
            key={name}
            className={cx(strokes.growing, curve, isLatest ? strokes.arc : strokes.border)}
            strokeWidth={isLatest ? 4.5 : 2}
            d={arcPath(origin, radius, 180, end)}
            pathLength={1}
          />
        ))}
        <path className={strokes.ink} strokeWidth="2" d={`M0 0H${-radius}`} transform={`rotate(${latest.angle})`} />
        <circle className={strokes.point} strokeWidth="3" r="6" />
      </svg>
      <svg className={cx(lettering, outlined)} textAnchor="middle" aria-hidden="true">
        {numeralsTo(usual).map((numeral) => {
          const { x, y } = polar(origin, 240, 180 + numeral);
          // Numerals are wider than high, so beside the scale they stand farther from it than above it.
          const dx = `${(x / 480).toFixed(2)}em`;
          return <text key={numeral} dx={dx} {...placeIn(frame, { x, y: y || -12 })}>{`${numeral}°`}</text>;
        })}
        {arcs.map(({ name, isLatest, radius, end }) => (
          <text
            key={name}
            className={isLatest ? latestName : undefined}
            {...placeIn(frame, polar(origin, radius, end + degrees(aside / radius)))}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Every thirty degrees, or fifteen where the range is short, and the end: not what would touch it. */
function numeralsTo(usual: number): number[] {
  const step = usual < 90 ? 15 : 30;
  const round = Array.from({ length: Math.ceil(usual / step) }, (_, index) => step * index);
  return [...round.filter((numeral) => usual - numeral > step / 2), usual];
}

const dial = css`
  width: 100%;
  margin-top: auto;
  color: ${color.muted};
  view-timeline: --dial;

  ${container.twoColumns} {
    align-self: end;
    max-width: calc((var(--monument) - var(--air) - var(--over)) * ${frame.width / frame.height});
  }
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
  ${type.bold}
`;
