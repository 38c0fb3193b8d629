import { css, cx } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { color, ground, type } from '../../styles/rules.ts';
import { placeIn } from '../../ui/lettering.ts';
import { counts } from './entry.ts';
import { frame, readingAtRest } from './frame.ts';

/** Counts up to the reading at rest, in its place, as the entry opens the arc. Only HTML can count without a script. */
export function Counting({ flexion }: { flexion: number }) {
  const overtaken = flexion !== restingFlexion;
  return <span className={cx(ground.field, counts, place, overtaken && unseen)} aria-hidden="true" />;
}

const { x, y } = placeIn(frame, readingAtRest);

/* Its baseline is 0.85 em under its top, as the font's ascent is 95 % of its size and its descent 25 %.
 * Contained, it alone is laid out for each degree: a phone that is turned meanwhile would lose its place. */
const place = css`
  position: absolute;
  top: calc(${y} - 0.85em);
  right: calc(100% - ${x});
  width: 2em;
  height: 0;
  contain: size layout;
  text-align: right;
  color: ${color.arc};
  ${type.reading}
`;

/* It stays displayed: an element that is displayed anew would count again. */
const unseen = css`
  opacity: 0;
`;
