import { css } from '@linaria/core';
import { levelLandmarks, straightFrame } from '../../shared/figure/straightLeg.ts';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';

/** A straight leg on the footer's ruler, on which its three landmarks are named ticks. */
export function StraightLeg() {
  return (
    <div className={drawing}>
      <div className={leg}>
        <img src="/straight-leg.svg" alt="" width={straightFrame.width} height={straightFrame.height} loading="lazy" />
      </div>
      <ul className={names} aria-hidden="true">
        {levelLandmarks.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/* The names make room for themselves in the footer. */
const besideFooter = '@supports selector(:has(a))';

const drawing = css`
  --half-name: min(3.5rem, 13vw - 1.14 * ${space.pad});
  position: relative;

  ${media.print} {
    display: none;
  }

  ${besideFooter} {
    main:has(&) + footer > svg {
      margin-bottom: ${space.x4};

      ${media.twoColumns} {
        margin-bottom: ${space.x2};
      }
    }
  }
`;

/* The hip's distance from the toes in units of the drawing, and where the others are on the way. */
const fromToes = ({ x }: { x: number }) => Math.round(x - straightFrame.left);
const hip = fromToes(levelLandmarks[2]);
const share = (landmark: { x: number }) => `${((100 * fromToes(landmark)) / hip).toFixed(1)}%`;

/* From the toes to the end of the hip's name the leg is as wide as the words; the body runs off the page. */
const leg = css`
  --unit: calc((100vw - 2 * ${space.pad} - var(--half-name)) / ${hip});
  width: calc(${straightFrame.width} * var(--unit));
  aspect-ratio: ${straightFrame.width} / ${straightFrame.height};
  margin: clamp(3rem, 2rem + 2vw, 3.75rem) 0 0 ${space.pad};
  content-visibility: auto;

  img {
    width: 100%;
    height: auto;
  }
`;

/* Ticks on the footer's ruler, each with its name below. */
const names = css`
  display: none;

  ${besideFooter} {
    position: absolute;
    z-index: 1;
    top: 100%;
    left: ${space.pad};
    display: block;
    width: calc(100vw - 2 * ${space.pad} - var(--half-name));
    font-size: min(${text.small}, 4.4vw);
    font-weight: 500;
    line-height: 1.3;
  }

  li {
    position: absolute;
    left: 100%;
    width: min-content;
    padding-top: 2.5rem;
    background: linear-gradient(${color.arc} 0 0) top / 1.5px 34px no-repeat;
    text-align: center;
    translate: -50%;

    ${media.twoColumns} {
      white-space: nowrap;
    }
  }

  li:nth-child(1) {
    left: ${share(levelLandmarks[0])};
  }

  li:nth-child(2) {
    left: ${share(levelLandmarks[1])};
  }
`;
