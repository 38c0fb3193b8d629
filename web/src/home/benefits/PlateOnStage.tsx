import { css, cx } from '@linaria/core';
import { frame } from '../../../shared/figure/atlas.ts';
import { along, between, linePath, rounded, unit, viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { adm, jointOf } from '../../../shared/patients.ts';
import { color, container, space, strokes, type } from '../../styles/rules.ts';
import { lettered, lettering, outlined, picture, placeIn } from '../../ui/lettering.ts';
import { Arms } from './Arms.tsx';
import { PlateReadout } from './PlateReadout.tsx';
import type { Name, Plate } from './plates.ts';

/** The distance from a landmark to its leader, in units. */
const gap = 11;

/** A patient's joint at its angle, with its landmarks' names and its reading. */
export function PlateOnStage({ plate }: { plate: Plate }) {
  const { joint, series, latest, names, zeroName, zero, turn, radius, pose, view } = plate;
  const movement = `${series.movement.toLowerCase()} ${adm}`;
  return (
    <div role="img" aria-label={`${jointOf(series)} em ${view}: ${movement} de ${latest.angle} graus`}>
      <p className={caption} aria-hidden="true">
        <b>{`${jointOf(series)} · ${movement}`}</b>
        {` ${pose} · ${view}`}
      </p>
      <div className={lettered}>
        <PlateReadout plate={plate} />
        <div className={lettered}>
          <img
            className={cx(picture, drawing)}
            src={`/atlas-${joint}.svg`}
            alt=""
            width={frame.width}
            height={frame.height}
            fetchPriority="low"
          />
          <svg className={measured} viewBox={viewBoxOf(frame)} fill="none" aria-hidden="true">
            <Arms points={plate} zero={zero} end={zero + turn * latest.angle} radius={radius} arc={opening} />
            <path className={strokes.ink} d={leadersOf(plate)} />
            {[plate.fixed, plate.axis, plate.moving].map(({ name, x, y }) => (
              <circle key={name} className={strokes.point} strokeWidth="2.6" r="6" cx={x} cy={y} />
            ))}
          </svg>
          <svg className={cx(lettering, outlined)} aria-hidden="true">
            {[...Object.values(names), zeroName].map((name) => (
              <NameText key={name.lines[0]} name={name} />
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}

/** The path data of the lines from the landmarks to their names. */
function leadersOf({ names, ...points }: Plate): string {
  return (['fixed', 'axis', 'moving'] as const)
    .map((landmark) => {
      const { at, anchor, leader = { x: at.x + (anchor === 'end' ? 6 : -6), y: at.y } } = names[landmark];
      const start = along(points[landmark], unit(between(points[landmark], leader)), gap);
      return linePath(rounded(start, 10), leader);
    })
    .join('');
}

/** The name of a landmark. Its lines stand about its place, or upwards from there over the end of its leader. */
function NameText({ name: { lines, at, anchor, leader } }: { name: Name }) {
  const { x, y } = placeIn(frame, at);
  const [first, ...others] = lines;
  const rise = (leader ? 1.1 : 0.55) * others.length;
  return (
    <text x={x} y={y} dy={`${-rise}em`} textAnchor={anchor}>
      {first}
      {others.map((line) => (
        <tspan key={line} x={x} dy="1.1em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

/* Above the drawing, or on a wide screen in its upper corner. */
const caption = css`
  padding: 0.75rem ${space.pad} 0;
  color: ${color.muted};
  ${type.label}

  b {
    display: block;
  }

  ${container.ledgerBeside} {
    position: absolute;
    top: calc(var(--air) + 11.25rem);
    left: calc(var(--ledger) + 3rem);
    max-width: 19em;
    padding: 0;
    text-wrap: balance;
  }
`;

/* Chromium gives an image the ratio of a `<view>` of its file that another image shows. */
const drawing = css`
  width: calc(${frame.width} * var(--unit));
  aspect-ratio: ${frame.width} / ${frame.height};
`;

const measured = css`
  position: absolute;
  inset: 0;
  width: 100%;
`;

const opening = css`
  stroke-dasharray: 1;
  stroke-dashoffset: calc(1 - var(--chosen));
  transition: stroke-dashoffset var(--turn);
`;
