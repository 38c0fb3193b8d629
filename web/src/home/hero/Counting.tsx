import { css, cx } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { color, ground } from '../../styles/rules.ts';
import { counts } from './entry.ts';
import { readingPlace, readingSize } from './Measurement.tsx';

/** Counts up to the reading at rest, in its place, as the entry opens the arc. Only HTML can count without a script. */
export function Counting({ flexion }: { flexion: number }) {
  const overtaken = flexion !== restingFlexion;
  return <span className={cx(ground.field, counts, place, overtaken && unseen)} aria-hidden="true" />;
}

/* Without height, the font's middle lies on its lower edge: its ascent is 95 % of its size, its descent 25 %.
 * Contained, it alone is laid out for each degree: a phone that is turned meanwhile would lose its place. */
const place = css`
  position: absolute;
  right: calc(${readingPlace.fromRight} * var(--unit));
  bottom: calc((${readingPlace.height} + 0.35 * ${readingSize}) * var(--unit));
  width: 2em;
  height: 0;
  contain: size layout;
  text-align: right;
  color: ${color.arc};
  font-size: calc(${readingSize} * var(--unit));
  font-weight: 380;
  line-height: 0;
  pointer-events: none;
`;

/* It stays displayed: an element that is displayed anew would count again. */
const unseen = css`
  opacity: 0;
`;
