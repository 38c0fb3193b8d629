import { css } from '@linaria/core';
import { container, space } from '../../styles/rules.ts';
import { betweenPairs } from '../../ui/pairs.ts';
import { errorOf, hintId, type PlacedPoint, placeOf } from './PointHandle.tsx';
import { digitsBaseline, Readout } from './Readout.tsx';

/** How far the reading's baseline is above the point's first place, in units. */
const raised = 12;

/** The angle that the placed point gives, and by how much it is wrong. */
export function PointReadout({ angle, beside, live }: PlacedPoint) {
  const error = errorOf(angle);
  const sign = error > 0 ? '+' : error < 0 ? '−' : '';
  return (
    <Readout reading={`${Math.round(angle)}°`} className={place}>
      <div>
        {/* Strings: React sets each as a whole, also over a translator's elements. */}
        <b>{`${sign}${Math.abs(error)}°`}</b> <span>{placeOf(beside).replace(betweenPairs, '\u00a0')}</span>
      </div>
      <p id={hintId} className={live ? undefined : unseen}>
        Arraste o ponto<span className={keys}> ou use as setas</span>.
      </p>
    </Readout>
  );
}

/* Left of the body, where the arc does not reach it, and beside the arc of the point's first place. On a phone it reaches 4 px into the page's margin. */
const place = css`
  --reading: min(5rem, 19vw);

  ${container.usualLetters} {
    position: relative;
    grid-area: 1 / 1;
    place-self: start end;
    max-width: calc(var(--hip) - 68 * var(--unit) - ${space.pad} + 4px);
    margin: calc(var(--start) - ${raised} * var(--unit) - ${digitsBaseline} * var(--reading)) calc(100% - var(--hip) + 68 * var(--unit)) 0 0;
    text-align: end;
  }

  ${container.oneLine} {
    --reading: calc(48 * var(--unit));
  }
`;

/* It takes its space before, so that nothing moves. */
const unseen = css`
  visibility: hidden;
`;

/* Where there may be a keyboard. */
const keys = css`
  @media (hover: none) {
    display: none;
  }
`;
