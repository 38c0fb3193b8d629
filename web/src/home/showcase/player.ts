import { css } from '@linaria/core';
import { color, container, groundLine, gutter, layout, media, quarter, space } from '../../styles/rules.ts';
import { dial, hasDial, reach } from './dialGeometry.ts';

/** The film's width by its height, the edge of the drawn phone round it, in thousandths of the height, and the phone's width. */
const ratio = 9 / 16;
const edge = 14.8;
const phone = ratio + (2 * edge) / 1000;

/*
 * The layouts of the player. On a phone the film's controls and features are below it, and as much of them as there is room
 * for on its screen. On wider screens the features are beside the drawn phone, with the dial between them if there is room.
 *
 * `--film`: the picture's height, on which everything else hangs. `--unit`: its thousandth, the dial's unit.
 * `--room`: the screen's height below the header. `--below`: what a phone's film leaves of it to the controls, without the
 * space below them, or to controls and features.
 * `--widest`: the most that `--film` may be beside the features. They keep a width in which each name fits one line. With
 * the dial, half of the picture and the dial fill two of the page's four columns.
 * `--edge`: the drawn phone's edge. `--middle`: half the phone's width. `--beside`: its place in a wider column.
 * `--indent`: the space between phone and words.
 * `--dial-display`: the display of what is there with the dial alone. `--times`: that of the strip's time, which the dial
 * replaces.
 */
export const player = css`
  --unit: calc(var(--film) / 1000);
  --edge: calc(${edge} * var(--unit));
  --middle: calc(${500 * ratio} * var(--unit) + var(--edge) + 1px);
  --room: calc(var(--screen) - var(--header));
  --below: 3.25rem;
  --film: min(max(15rem, var(--room) - var(--below) - 16px), (var(--page) - 24px) / ${phone});
  --dial-display: none;
  position: relative;
  isolation: isolate;
  padding: ${space.x4} ${space.pad} 0;
  break-inside: avoid;
  display: grid;
  grid: 'head' 'picture' 'scale' 'features' / minmax(0, 1fr);

  &::before {
    content: '';
    grid-area: 3 / 1 / -1 / -1;
    margin-inline: calc(-1 * ${space.pad});
    border-top: ${groundLine};
    background: ${color.surface};
  }

  ${layout.filmFeatures('--below: 11rem;')}

  ${container.oneLine} {
    --widest: min(75vw, (100cqw - 2 * ${space.pad} - 2rem - 18.25rem) / ${phone});
    --film: clamp(16.5rem, min((var(--room) - 4.5rem - 0.06 * var(--screen) - 1.5px) / ${1 + edge / 1000}, var(--widest)), 68rem);
    --indent: 1.25rem;
    grid: 'picture head' 1fr 'picture features' auto 'scale scale' auto / auto minmax(0, 1fr);
    column-gap: 2rem;
    padding-top: calc(0.06 * var(--screen));
  }

  ${
    hasDial
      ? layout.filmDial(`
    --widest: ((100cqw - 2 * ${space.pad} + ${gutter}) / 2 - var(--indent) - 1px) / ${(500 * ratio + edge + dial.width) / 1000};
    --dial-display: grid;
    --times: none;
    --play: 3.5rem;
    --gap: 2rem;
    --beside: start;
    grid-template-columns: min(2 * ${quarter} - var(--indent), var(--middle) + ${reach} * var(--unit)) minmax(0, 1fr);
    column-gap: 0;
  `)
      : ''
  }

  ${media.short} {
    padding-top: ${space.x1};
  }
`;

/** The title over the features. The list begins 48 px below it, or less beside a low film. */
export const playerTitle = css`
  grid-area: head;
  margin-left: var(--indent, 0);
  padding-bottom: ${space.x2};

  ${container.ledgerBeside} {
    align-self: end;
    padding-bottom: clamp(${space.x2}, var(--film) - 24rem, ${space.x6});
  }

  /* What does not fit the line breaks at the comma. Firefox would balance the words before it, too. */
  text-wrap: wrap;

  span {
    display: inline-block;
  }

  ${media.short} {
    padding-bottom: ${space.x1};
  }
`;
