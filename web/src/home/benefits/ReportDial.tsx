import { css, cx } from '@linaria/core';
import { dialTicks } from '../../../shared/geometry/dial.ts';
import { arcPath, origin, polar, viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { color, container, space, strokes, type } from '../../styles/rules.ts';
import { lettered, lettering, outlined, picture, placeIn } from '../../ui/lettering.ts';
import { aside, DialMeasure, fromArm, inwards, placesOnScale } from './DialMeasure.tsx';
import { DialNumerals } from './DialNumerals.tsx';
import type { Plate } from './plates.ts';

/** The radius of the scale, of the ends of its ticks, and of the latest arc. */
const [radius, ends, outmost] = [212, 222, 200];

/** From the end of an earlier arc to the middle of its measure, towards the pivot. */
const within = 23;

/** The end of a dial's scale: the next multiple of 30 degrees above its largest angle. */
const dialEnd = (angle: number) => 30 * Math.floor(angle / 30 + 1);

/** A dial with an arc and its measure for each assessment, and an arm for the latest. On a phone it is upright. */
export function ReportDial({ plate: { series, latest } }: { plate: Plate }) {
  const { measures } = series;
  const earlier = measures.slice(0, -1);
  const last = dialEnd(Math.max(...measures.map(({ angle }) => angle)));
  // A square about the pivot. Half of the dial shows a short range, which is drawn larger.
  const isShort = last < 90;
  const side = isShort ? 390 : 2 * ends;
  const viewBox = { left: -ends, top: -side / 2, width: side, height: side };
  const isLong = measures.length > 3;
  const distance = isLong ? 6 : 8;
  // For every second one, from the last but one on.
  const away = isShort ? aside : isLong && inwards;
  const arcRadius = (index: number) => outmost - distance * (measures.length - 1 - index);
  const places = placesOnScale(earlier, latest);
  // Within its arc, or beyond the arm at a small angle.
  const isWithin = latest.angle >= 78;
  const reading = placeIn(viewBox, polar(origin, 98, 180 + (isWithin ? latest.angle / 2 : latest.angle + 45)));
  const scale = { radius, from: 180, to: 180 + last, width: 1 };
  return (
    <div className={cx(lettered, dial)}>
      <svg className={picture} viewBox={viewBoxOf(viewBox)} fill="none" aria-hidden="true">
        <path className={strokes.border} {...dialTicks({ ...scale, step: 1, length: 5 })} />
        <path className={strokes.ink} {...dialTicks({ ...scale, step: 5, length: 10 })} />
        {measures.map(({ angle, assessment }, index) => (
          <path
            key={assessment}
            className={assessment === latest.assessment ? strokes.arc : strokes.border}
            strokeWidth={assessment === latest.assessment ? 4.5 : 2}
            d={arcPath(origin, arcRadius(index), 180, 180 + angle)}
          />
        ))}
        <path className={strokes.ink} strokeWidth="2" d={`M0 0H${-radius}`} transform={`rotate(${latest.angle})`} />
        <circle className={strokes.point} strokeWidth="3" r="6" />
      </svg>
      <svg className={cx(lettering, outlined)} textAnchor="middle" aria-hidden="true">
        <DialMeasure measure={latest} place={reading} leading={0.52} className={cx(latestAngle, isWithin && clear)} />
        <DialNumerals viewBox={viewBox} radius={ends} end={last} />
        {earlier.map((measure, index) => (
          <DialMeasure
            key={measure.assessment}
            measure={measure}
            place={placeIn(viewBox, polar(origin, arcRadius(index) - within, 180 + (places[index] ?? 0)))}
            leading={0.84}
            className={cx(isShort && fromArm, index % 2 !== measures.length % 2 && away)}
          />
        ))}
      </svg>
    </div>
  );
}

/* Its lower left corner is the drawing's 0°. A phone mirrors and turns the drawing about it, and each text back. */
const dial = css`
  --reading: calc(0.068 * var(--radius));
  --latest: calc(0.32 * var(--radius));
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
    margin: 0.25em calc(-1 * ${space.pad}) 2.875em;

    svg,
    text {
      transform: rotate(90deg) scaleX(-1);
    }
  }

  ${container.oneLine} {
    place-self: end;
    width: calc(2 * var(--radius));
    margin: 2.75em 2.75em 0;
  }

  ${container.twoColumns} {
    --latest: calc(0.37 * var(--radius));
  }

  ${container.threeColumns} {
    grid-area: 1 / 1 / 3 / 4;
    justify-self: start;
  }
`;

const latestAngle = css`
  --reading: var(--latest);
  fill: ${color.arc};
`;

/* Of the earlier measures, which leave it less room on a narrow page. */
const clear = css`
  ${container.phone} {
    translate: calc(-0.19 * var(--radius)) 0;
  }

  ${container.oneLine} {
    translate: 0 calc(0.1 * var(--radius));
  }

  ${container.twoColumns} {
    translate: none;
  }
`;
