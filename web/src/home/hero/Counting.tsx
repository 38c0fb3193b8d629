import { css, cx } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { color, container, ground, onPhotograph, type } from '../../styles/rules.ts';
import { placeIn } from '../../ui/lettering.ts';
import { Reading, readingWidth } from '../../ui/Reading.tsx';
import { counted, counts } from './entry.ts';
import { readingAboveDrawing } from './heroLayout.ts';
import { readingAtRest, viewBox } from './viewBox.ts';

/** The reading of a phone, and what counts up to the reading at rest on any screen. Only HTML counts without a script. */
export function Counting({ flexion }: { flexion: number }) {
  const overtaken = flexion !== restingFlexion;
  return (
    <>
      <div className={cx(ground.field, counted, corner)}>
        <svg className={onPhone} aria-hidden="true">
          <Reading begins angle={flexion} y=".85em" />
        </svg>
      </div>
      <span className={cx(ground.field, counts, place, overtaken && unseen)} aria-hidden="true" />
    </>
  );
}

const { x, y } = placeIn(viewBox, readingAtRest);

/* Over the arc of the most bent knee. The first figure's ink begins 2 px right of its box. */
const overArc = `
  top: calc(100% - 0.5rem - (${readingAboveDrawing}) - ${viewBox.height} * var(--unit));
  left: calc(${onPhotograph} - 2px);
`;

/* Contained, so that a new reading does not lay out the whole page. */
const corner = css`
  position: absolute;
  ${overArc}
  width: 2.2em;
  height: 1em;
  contain: size layout;
  background: none;
  pointer-events: none;
  ${type.reading}
`;

/* `counted` is on its parent: an element that is displayed again would start the animation again. */
const onPhone = css`
  display: none;
  overflow: visible;

  ${container.phone} {
    display: block;
  }
`;

/* Its baseline is 0.85 em under its top, as the font's ascent is 95 % of its size and its descent 25 %.
 * Contained, it alone is laid out for each degree: a phone that is turned meanwhile would lose its place. */
const place = css`
  position: absolute;
  top: calc(${y} - 0.85em);
  right: calc(100% - ${x});
  width: ${readingWidth(restingFlexion)}em;
  height: 0;
  contain: size layout;
  color: ${color.arc};
  ${type.reading}

  ${container.phone} {
    ${overArc}
    right: auto;
  }
`;

/* It stays displayed: an element that is displayed again would count again. */
const unseen = css`
  opacity: 0;
`;
