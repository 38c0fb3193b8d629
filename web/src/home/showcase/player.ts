import { css } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { color, groundLine, quarter, space } from '../../styles/tokens.ts';
import { reach } from './dialGeometry.ts';

/*
 * The layouts of the player. On an upright screen the features are round the film's scale in pairs, or below it in rows.
 * On a wide one they are beside the phone, with the dial between them if there is room. Otherwise, and on paper, the parts
 * are stacked.
 *
 * Everything hangs on `--film`, the picture's height; `--u` is its thousandth, the dial's unit. `--middle` is half the
 * phone's width, and `--beside` its place in a wider column. `--room` is the screen below the header, and `--below` what an
 * upright one leaves to the parts round the picture: half of it, if the features are in rows. `--indent` is the space
 * between phone and words. `--dial` is the display of what is there with the dial alone; beside it the controls are larger,
 * and the words stand on the page's third axis.
 */
export const player = css`
  --u: calc(var(--film) / 1000);
  --edge: calc(14.8 * var(--u));
  --middle: calc(281.25 * var(--u) + var(--edge) + 1px);
  --room: calc(var(--screen) - var(--header));
  --film: min(max(18.75rem, var(--room)), (100vw - 3rem) / 0.5921);
  --title: clamp(min(1.75rem, 13vw), 7.7vw, 2.5rem);
  --below: calc(var(--room) / 2);
  --dial: none;
  position: relative;
  isolation: isolate;
  padding: 1.125rem ${space.pad} 0;

  ${media.screen} {
    display: grid;
    grid: 'head' 'picture' 'scale' 'features' / minmax(0, 1fr);

    /* The surface below the phone. */
    &::before {
      content: '';
      grid-area: 3 / 1 / -1 / -1;
      margin-inline: calc(-1 * ${space.pad});
      border-top: ${groundLine};
      background: ${color.surface};
    }
  }

  ${media.upright} {
    ${container.roundScale} {
      --film: min(max(18.75rem, var(--room) - var(--below)), (100vw - 9rem) / 0.5921);
    }
  }

  ${media.wide} {
    ${container.oneLine} {
      --film: clamp(16.5rem, min((var(--room) - 4.5rem - 0.06 * var(--screen) - 1.5px) / 1.0148, 47vw), 62rem);
      --title: calc(1rem + 52 * var(--u));
      --indent: 1.25rem;
      grid: 'picture head' auto 'picture features' 1fr 'scale scale' auto / auto minmax(0, 1fr);
      column-gap: 2rem;
      padding-top: calc(0.06 * var(--screen));
    }
  }

  ${media.high} {
    ${container.threeColumns} {
      --dial: grid;
      --play: 3.5rem;
      --times: 1.375rem;
      --gap: 2rem;
      --beside: start;
      grid-template-columns: min(2 * ${quarter} - var(--indent), var(--middle) + ${reach} * var(--u)) minmax(0, 1fr);
      column-gap: 0;
    }
  }
`;

export const aroundPairs = css`
  --below: calc(15.25rem + 2.04 * var(--title));

  ${media.upright} {
    ${container.roundScale} {
      grid: 'head' auto 'picture' auto 'scale' auto 'note' minmax(3.25rem, 1fr) / minmax(0, 1fr);
      align-content: end;
      min-height: var(--room);
    }
  }
`;

export const head = css`
  grid-area: head;
  padding-left: var(--indent, 0);
  padding-bottom: ${space.x2};

  h2 {
    font-size: var(--title);
  }

  /* What does not fit the line breaks at the comma. */
  span {
    display: inline-block;
  }

  p {
    display: var(--dial);
    margin-top: 0.7rem;
    color: ${color.muted};
  }
`;
