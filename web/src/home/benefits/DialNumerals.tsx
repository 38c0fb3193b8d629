import { css } from '@linaria/core';
import { direction, origin, polar, steps, type ViewBox } from '../../../shared/geometry/geometry.ts';
import { container } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';
import { placeIn } from '../../ui/lettering.ts';

/** The numerals of a scale from 0° to `end`, outside of ticks that end at `radius` in a drawing with this `viewBox`. */
export function DialNumerals({ viewBox, radius, end }: { viewBox: ViewBox; radius: number; end: number }) {
  const step = end < 90 ? 15 : 30;
  return steps(0, end, step).map((numeral) => {
    const { x, y } = direction(180 + numeral);
    const onLine = numeral % 180 === 0;
    return (
      <DrawnText
        key={numeral}
        lines={[`${numeral}°`]}
        className={onLine ? lineNumeral : undefined}
        dx={`${(1.6 * x).toFixed(1)}em`}
        dy={`${(onLine ? -1.25 : 1.6 * y).toFixed(1)}em`}
        {...placeIn(viewBox, polar(origin, radius, 180 + numeral))}
      />
    );
  });
}

/* Above the line that the dial rests on. On a phone that line is the screen's edge, and it keeps the page's padding. */
const lineNumeral = css`
  ${container.phone} {
    translate: 0 -20px;
  }
`;
