import { css } from '@linaria/core';
import { container, space } from '../../styles/rules.ts';
import { betweenPairs } from '../../ui/pairs.ts';
import { errorOf, hintId, type PlacedPoint, placeOf } from './PointHandle.tsx';
import { digitsBaseline, Readout } from './Readout.tsx';

/** How far the reading's baseline is above the point's first place, in units: farther on a phone, for the lines below it. */
const raised = { phone: 23, page: 12 };

/** How far left of the landmark the words end, beside the body: in units. */
const besideBody = 68;

/** The angle that the placed point gives, and by how much it is wrong. */
export function PointReadout({ angle, beside, live }: PlacedPoint) {
  const error = errorOf(angle);
  const sign = error > 0 ? '+' : error < 0 ? '−' : '';
  return (
    <Readout reading={`${Math.round(angle)}°`} className={place}>
      <div>
        {/* Strings: React sets each as a whole, also over a translator's elements. */}
        <span>{`Ponto ${placeOf(beside).replace(betweenPairs, '\u00a0')}:`}</span>{' '}
        <b>{`${sign}${Math.abs(error)}°.`}</b>
      </div>
      <p id={hintId} className={live ? undefined : unseen}>
        Arraste o ponto<span className={keys}> ou use as setas</span>.
      </p>
    </Readout>
  );
}

/*
 * Left of the body, where the arc does not reach it, and beside the arc of the point's first place. On a phone it begins at
 * the page's margin, and three digits fill the room.
 */
const place = css`
  --room: calc(var(--hip) - ${besideBody} * var(--unit) - ${space.pad});
  --reading: min(5rem, var(--room) / 1.66);
  --raised: ${raised.phone};
  text-wrap: balance;

  ${container.usualLetters} {
    position: relative;
    grid-area: 1 / 1;
    place-self: start;
    max-width: var(--room);
    margin: calc(var(--start) - var(--raised) * var(--unit) - ${digitsBaseline} * var(--reading)) 0 0 ${space.pad};
  }

  ${container.oneLine} {
    --reading: calc(48 * var(--unit));
    --raised: ${raised.page};
    justify-self: end;
    margin-inline: 0 calc(100% - var(--hip) + ${besideBody} * var(--unit));
    text-align: end;
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
