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

/* The distances of the landmarks from the toes, in units of the drawing. */
const fromToes = ({ x }: { x: number }) => Math.round(x - straightFrame.left);
const [ankle, knee, hip] = [fromToes(levelLandmarks[0]), fromToes(levelLandmarks[1]), fromToes(levelLandmarks[2])];

/* From the toes to the end of the hip's name the leg is as wide as the words; the body runs off the page. */
const leg = css`
  --unit: calc((100vw - 2 * ${space.pad} - var(--half-name)) / ${hip});
  width: calc(${straightFrame.width} * var(--unit));
  aspect-ratio: ${straightFrame.width} / ${straightFrame.height};
  margin: ${space.x6} 0 0 ${space.pad};
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
    width: min-content;
    padding-top: 2.5rem;
    text-align: center;
    translate: -50%;

    ${media.twoColumns} {
      white-space: nowrap;
    }
  }

  li:nth-child(1) {
    left: calc(100% * ${ankle} / ${hip});
  }

  li:nth-child(2) {
    left: calc(100% * ${knee} / ${hip});
  }

  li:nth-child(3) {
    left: 100%;
  }

  li::before {
    position: absolute;
    top: 0;
    left: calc(50% - 0.75px);
    width: 1.5px;
    height: 34px;
    background: ${color.arc};
    content: "";
  }
`;
