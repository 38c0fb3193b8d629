import { css } from '@linaria/core';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color, space } from '../styles/tokens.ts';
import { angle, coordinates, every, spiralPath, spiralPoint, tenTicks, twoTicks } from './spiral.ts';

/** A goniometer opened to 404 degrees: one turn and 44 degrees. Its scale goes along with the arc. */
export function NotFoundDrawing() {
  const end = spiralPoint(angle);
  return (
    <svg className={drawing} viewBox="-400 -400 800 800" width="320" height="320" fill="none" aria-hidden="true">
      <path className={drawn.sector} d={`${spiralPath(0, angle)}L0 0z`} />
      <path className={drawn.sector} d={`${spiralPath(360, angle)}L0 0z`} />
      <path className={fineTicks} d={twoTicks} />
      <path className={coarseTicks} d={tenTicks} />
      <g className={numerals} textAnchor="middle" dominantBaseline="central">
        {every(30, 30, 390).map((degrees) => {
          const { x, y } = spiralPoint(degrees, 52);
          return (
            <text key={degrees} x={x} y={y}>
              {degrees}
            </text>
          );
        })}
      </g>
      <path className={limbs} d={`M${coordinates(spiralPoint(0, 40))}L0 0L${coordinates(spiralPoint(angle, 78))}`} />
      <path className={arc} pathLength="1" d={spiralPath(0, angle)} />
      <circle className={point} cx={end.x} cy={end.y} r="11" />
      <circle className={point} r="9" />
      <text className={reading} y="96" textAnchor="middle" dominantBaseline="central">
        {angle}°
      </text>
    </svg>
  );
}

/* The words come first, so on a small screen it stands below them, as wide as the screen. */
const drawing = css`
  justify-self: center;
  width: min(100vw, 34rem);
  max-width: none;
  height: auto;
  overflow: visible;

  ${media.twoColumns} {
    position: absolute;
    top: 50%;
    right: ${space.pad};
    width: auto;
    height: min(108%, 61vw);
    /* Its numerals end with the column. */
    translate: 14.5% -50%;
  }
`;

const fineTicks = css`
  stroke: ${color.muted};
  stroke-width: 2;

  ${media.twoColumns} {
    stroke-width: 1;
  }
`;

const coarseTicks = css`
  stroke: ${color.ink};
  stroke-width: 2.6;

  ${media.twoColumns} {
    stroke-width: 1.25;
  }
`;

const limbs = css`
  stroke: ${color.ink};
  stroke-width: 4;

  ${media.twoColumns} {
    stroke-width: 2.2;
  }
`;

const arc = css`
  stroke: ${color.arc};
  stroke-width: 9;
  stroke-dasharray: 1;
  animation: open 1.8s 0.2s cubic-bezier(0.5, 0, 0.15, 1) both;

  ${media.twoColumns} {
    stroke-width: 5;
  }

  @keyframes open {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

const point = css`
  fill: ${color.paper};
  stroke: ${color.arc};
  stroke-width: 6;

  ${media.twoColumns} {
    stroke-width: 3;
  }
`;

/* In units of the drawing, which a phone halves. There the numerals stand further out. */
const numerals = css`
  fill: ${color.muted};
  font-size: min(2.0625rem, 42px);
  transform: scale(1.08);

  :first-child {
    display: none;
  }

  ${media.twoColumns} {
    font-size: min(1.375rem, 28px);
    transform: none;

    :first-child {
      display: inline;
    }
  }

  ${media.threeColumns} {
    font-size: min(1.125rem, 24px);
  }
`;

const reading = css`
  fill: ${color.arc};
  font-size: min(6.5rem, 150px);
  font-weight: 380;
  letter-spacing: -0.045em;
  animation: appear 0.5s 1.6s both;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
