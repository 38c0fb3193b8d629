import { css, cx } from '@linaria/core';
import { viewBox } from '../../../shared/figure/atlas.ts';
import { along, between, linePath, rounded, unit } from '../../../shared/geometry/geometry.ts';
import { adm, jointOf } from '../../../shared/patients.ts';
import { container, space, strokes, type } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';
import { lettered, lettering, outlined, placeIn } from '../../ui/lettering.ts';
import { MeasuredJoint } from './MeasuredJoint.tsx';
import { PlateReadout } from './PlateReadout.tsx';
import type { Name, Plate } from './plates.ts';

/** The distance from a landmark to its leader, in units. */
const gap = 11;

/** A patient's joint at its angle, with its landmarks' names and its reading. */
export function PlateOnStage({ plate }: { plate: Plate }) {
  const { series, latest, names, zeroName, pose, view } = plate;
  const movement = `${series.movement.toLowerCase()} ${adm}`;
  return (
    <div role="img" aria-label={`${jointOf(series)} em ${view}: ${movement} de ${latest.angle} graus`}>
      <p className={caption} aria-hidden="true">
        <b>{`${jointOf(series)}, ${movement}`}</b>
        {` ${pose}, ${view}`}
      </p>
      <div className={lettered}>
        <PlateReadout plate={plate} />
        <div className={lettered}>
          <MeasuredJoint plate={plate} pointRadius={6} arc={opening}>
            <path className={strokes.ink} d={leadersOf(plate)} />
          </MeasuredJoint>
          <svg className={cx(lettering, outlined)} aria-hidden="true">
            {[...Object.values(names), zeroName].map((name) => (
              <NameText key={name.lines.join()} name={name} />
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
      const { at, anchor, leader = { x: at.x + (anchor === 'end' ? 9 : -9), y: at.y } } = names[landmark];
      const start = along(points[landmark], unit(between(points[landmark], leader)), gap);
      return linePath(rounded(start), leader);
    })
    .join('');
}

/** The name of a landmark. Its lines are about its place, or upwards from there over the end of its leader. */
function NameText({ name: { lines, at, anchor, leader } }: { name: Name }) {
  const rise = (leader ? 1.1 : 0.55) * (lines.length - 1);
  return <DrawnText lines={lines} {...placeIn(viewBox, at)} dy={`${-rise}em`} textAnchor={anchor} />;
}

/* Above the drawing, or on a wide screen below the words of 'Economia de tempo', where the ledger's rows begin. */
const caption = css`
  padding: 0.25rem ${space.pad} 0;
  ${type.mutedLabel}

  b {
    display: block;
  }

  ${container.ledgerBeside} {
    position: absolute;
    grid-row: rows;
    top: 0;
    left: calc(var(--ledger) + 3rem);
    max-width: min(14em, 21cqw);
    padding: 0;
    text-wrap: balance;
  }
`;

const opening = css`
  stroke-dasharray: 1;
  stroke-dashoffset: calc(1 - var(--chosen));
  transition: stroke-dashoffset var(--turn);
`;
