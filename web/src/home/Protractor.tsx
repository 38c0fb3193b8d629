import { css } from '@linaria/core';
import { polar } from '../figure/geometry.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';

const centre = { x: 0, y: 0 };
const rim = 320;

/** The scale of a full-circle goniometer in hairlines, behind the hero's phone. */
export function Protractor() {
  return (
    <svg
      className={scale}
      viewBox="-340 -340 680 680"
      width="288"
      height="288"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle r={rim} />
      <circle r={rim - 64} />
      <path d={ticks(2, 10)} />
      <path d={ticks(10, 20)} />
      {Array.from({ length: 12 }, (_, index) => index * 30).map((degrees) => {
        const { x, y } = polar(centre, rim - 42, degrees);
        return (
          <text key={degrees} x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {degrees}
          </text>
        );
      })}
    </svg>
  );
}

/** Path data of ticks from the rim inwards, one every `step` degrees. */
function ticks(step: number, length: number): string {
  const marks = Array.from({ length: 360 / step }, (_, index) => {
    const outer = polar(centre, rim, index * step);
    const inner = polar(centre, rim - length, index * step);
    return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
  });
  return marks.join('');
}

const scale = css`
  display: none;

  ${media.full} {
    position: absolute;
    z-index: -1;
    inset: 50% auto auto 50%;
    display: block;
    width: 135%;
    max-width: none;
    height: auto;
    stroke: ${color.line};
    translate: -50% -50%;
    pointer-events: none;
  }

  text {
    fill: ${color.muted};
    stroke: none;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }

  ${media.print} {
    display: none;
  }
`;
