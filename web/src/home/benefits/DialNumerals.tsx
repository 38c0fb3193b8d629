import { css } from '@linaria/core';
import { direction, origin, polar, type ViewBox } from '../../../shared/geometry/geometry.ts';
import { container } from '../../styles/rules.ts';
import { placeIn } from '../../ui/lettering.ts';

/** The numerals of a scale from 0° to `usual`, outside of ticks that end at `radius` in a drawing with this `frame`. */
export function DialNumerals({ frame, radius, usual }: { frame: ViewBox; radius: number; usual: number }) {
  return numeralsTo(usual).map((numeral) => {
    const { x, y } = direction(180 + numeral);
    const onLine = numeral % 180 === 0;
    return (
      <text
        key={numeral}
        className={onLine ? lineNumeral : undefined}
        dx={`${(1.6 * x).toFixed(1)}em`}
        dy={`${(onLine ? -1.25 : 1.6 * y).toFixed(1)}em`}
        {...placeIn(frame, polar(origin, radius, 180 + numeral))}
      >
        {`${numeral}°`}
      </text>
    );
  });
}

/** Every thirty degrees, or fifteen where the range is short, and the end: not what would touch it. */
function numeralsTo(usual: number): number[] {
  const step = usual < 90 ? 15 : 30;
  const round = Array.from({ length: Math.ceil(usual / step) }, (_, index) => step * index);
  return [...round.filter((numeral) => usual - numeral > step / 2), usual];
}

/* Above the line that the dial stands on. On a phone that line is the screen's edge, and it keeps the page's padding. */
const lineNumeral = css`
  ${container.phone} {
    translate: 0 -20px;
  }
`;
