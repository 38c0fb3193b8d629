import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/geometry/dial.ts';
import { arcPath, degrees, origin, polar, viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { dayOf } from '../../../shared/patients.ts';
import { color, container, space, strokes, type } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';
import { lettered, lettering, outlined, picture, placeIn } from '../../ui/lettering.ts';
import { DialNumerals } from './DialNumerals.tsx';
import type { Plate } from './plates.ts';

/** The radius of the scale, of the ends of its ticks, and of the latest arc. */
const [radius, ends, outmost] = [212, 222, 200];

/** The distances from an arc to its name: past the end of the latest, within the end of another. */
const [past, within] = [15, 16];

/** The end of a dial's scale: the next multiple of 30 degrees above its largest angle. */
const dialEnd = (angle: number) => 30 * Math.floor(angle / 30 + 1);

/** A dial with an arc for each measure, and arm and reading of the latest. On a phone it is upright. */
export function ReportDial({ plate: { series, latest } }: { plate: Plate }) {
  const { measures } = series;
  const last = dialEnd(Math.max(...measures.map(({ angle }) => angle)));
  // A square about the pivot. Half of the dial shows a short range, which is drawn larger.
  const side = last < 90 ? 390 : 2 * ends;
  const viewBox = { left: -ends, top: -side / 2, width: side, height: side };
  const distance = measures.length > 3 ? 6 : 8;
  const arcs = measures.map(({ angle, assessment }, index) => {
    const isLatest = assessment === latest.assessment;
    const [arc, end] = [outmost - distance * (measures.length - 1 - index), 180 + angle];
    const named = isLatest ? polar(origin, arc - 5, end + degrees(past / arc)) : polar(origin, arc - within, end);
    return { name: `${assessment}ª`, isLatest, d: arcPath(origin, arc, 180, end), place: placeIn(viewBox, named) };
  });
  // Within its arc, or beyond the arm at a small angle.
  const reading = placeIn(viewBox, polar(origin, 98, 180 + (latest.angle < 78 ? latest.angle + 45 : latest.angle / 2)));
  const scale = { radius, from: 180, to: 180 + last, width: 1 };
  return (
    <div className={cx(lettered, dial)}>
      <svg className={picture} viewBox={viewBoxOf(viewBox)} fill="none" aria-hidden="true">
        <path className={strokes.border} {...dialTicks({ ...scale, step: 1, length: 5 })} />
        <path className={strokes.ink} {...dialTicks({ ...scale, step: 5, length: 10 })} />
        {arcs.map(({ name, isLatest, d }) => (
          <path key={name} className={isLatest ? strokes.arc : strokes.border} strokeWidth={isLatest ? 4.5 : 2} d={d} />
        ))}
        <path className={strokes.ink} strokeWidth="2" d={`M0 0H${-radius}`} transform={`rotate(${latest.angle})`} />
        <circle className={strokes.point} strokeWidth="3" r="6" />
      </svg>
      <svg className={cx(lettering, outlined)} textAnchor="middle" aria-hidden="true">
        <DrawnText
          className={latestAngle}
          lines={[`${latest.angle}°`, <tspan key="day">{`${latest.assessment}ª ${dayOf(latest.date)}`}</tspan>]}
          leading={0.52}
          {...reading}
        />
        <DialNumerals viewBox={viewBox} radius={ends} end={last} />
        {arcs.map(({ name, isLatest, place }) => (
          <DrawnText key={name} className={isLatest ? latestName : undefined} lines={[name]} {...place} />
        ))}
      </svg>
    </div>
  );
}

/* Its lower left corner is the drawing's 0°. A phone mirrors and turns the drawing about it, and each text back. */
const dial = css`
  --reading: calc(0.32 * var(--radius));
  grid-area: dial;
  height: var(--radius);
  color: ${color.muted};
  ${type.lettering}
  pointer-events: none;

  svg {
    position: absolute;
    inset: auto auto calc(-1 * var(--radius)) 0;
    width: calc(2 * var(--radius));
    max-width: none;
    height: calc(2 * var(--radius));
    transform-origin: left;
  }

  text {
    transform-box: fill-box;
    transform-origin: center;
  }

  ${container.phone} {
    height: calc(2 * var(--radius));
    margin: 0.75em calc(-1 * ${space.pad}) 2.375em;

    svg,
    text {
      transform: rotate(90deg) scaleX(-1);
    }
  }

  ${container.oneLine} {
    --reading: calc(0.37 * var(--radius));
    place-self: end;
    width: calc(2 * var(--radius));
    margin: 2.75em 2.75em 0;
  }

  ${container.threeColumns} {
    grid-area: 1 / 1 / 4 / 4;
    justify-self: start;
  }
`;

const latestAngle = css`
  fill: ${color.arc};
  ${type.reading}

  tspan tspan {
    --most: 5vw;
    fill: ${color.muted};
    ${type.label}
  }
`;

const latestName = css`
  fill: ${color.arcText};
  ${type.bold}
`;
