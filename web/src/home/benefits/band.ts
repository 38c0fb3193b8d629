import { css } from '@linaria/core';
import { type Frame, marksAt } from '../../../shared/figure/frames.ts';
import { container, media } from '../../styles/media.ts';
import { space, text } from '../../styles/tokens.ts';

/** The style of a grid of the gutter and columns that run out to the right edge: everything begins on one of its lines. */
export function columns(count: number): string {
  return `
    display: grid;
    grid-template-columns: ${space.pad} repeat(${count}, minmax(0, 1fr));
  `;
}

/** On a wide screen the second child stands beside the first, which is or has a title. */
export const titled = css`
  ${columns(4)}
  align-items: baseline;

  > * {
    grid-column: 2 / -1;
    margin-right: ${space.pad};
  }

  ${container.threeColumns} {
    > :first-child {
      grid-column: 2;
      margin-right: 1.5rem;
    }

    > :nth-child(2) {
      grid-column: 3 / -1;
    }
  }
`;

/** The title of the section and of its bands. */
export const title = css`
  font-size: clamp(1.375rem, 1.1rem + 0.72vw, 1.75rem);
  font-weight: 560;
  line-height: 1.2;
  letter-spacing: -0.03em;
`;

/** Round a drawing: as wide as its place, and neither fetched nor drawn far from the screen. Its ratio is `aspect-ratio`. */
export const picture = css`
  position: relative;
  content-visibility: auto;

  img {
    position: absolute;
    width: 100%;
    height: 100%;
  }

  /* A drawing follows the browser's theme, not the ground that it stands on. */
  ${media.ownColors} {
    img {
      color-scheme: light dark;
    }
  }
`;

/** The style of the scale's '0°', which ends at its place in a frame with the knee at `flexion` degrees. */
export function zeroName({ left, top, width, height }: Frame, flexion: number): string {
  const { zero } = marksAt(flexion);
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `
    position: absolute;
    left: ${percent((zero.x - left) / width)};
    top: max(0.6em, ${percent((zero.y - top) / height)});
    font-size: ${text.label};
    line-height: 1;
    translate: -100% -50%;
  `;
}
