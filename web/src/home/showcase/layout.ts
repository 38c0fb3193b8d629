import { css } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { color, groundLine, space, text, touchTarget } from '../../styles/tokens.ts';
import { dial } from './dialGeometry.ts';

/*
 * Where the parts of the player stand, and what depends on that. In three layouts they fit a screen together: the features
 * round the film's scale, below the phone or beside it, and in rows beside its dial. Else, and on paper, one stands below
 * the other.
 *
 * Everything hangs on `--film`, the picture's height; `--u` is its thousandth, the dial's unit. `--room` is the screen
 * below the header. `--with-dial` and `--with-note` are the display of what only some layouts have.
 */
const player = css`
  --u: calc(var(--film) / 1000);
  --edge: calc(14.8 * var(--u));
  --room: calc(100svh - var(--header));
  --title: clamp(min(1.75rem, 13vw), 7.7vw, 2.5rem);
  --film: min(37.5rem, (100vw - 3rem) / 0.5921);
  --with-dial: none;
  --with-note: none;
  --row-start: ${space.pad};
  --name: 1.0625rem;
  --icon: 16px;
  --play: ${touchTarget};
  --clock: ${text.body};
  position: relative;
  padding-top: 1.125rem;

  ${container.roundScale} {
    --with-note: block;
    --cell: 3.25rem;
    --rule: 3.25rem;
    --row-start: 0.75rem;
    --name: clamp(0.875rem, 3.9vw, 1.0625rem);
    --beside-phone: absolute;
    --clock-width: ${touchTarget};
    --above-play: 3.25rem;
    --with-slash: none;
    --film: min(
      max(18.75rem, var(--room) - 2 * var(--cell) - var(--rule) - 6rem - 2.04 * var(--title)),
      114vw,
      (100vw - 8.5rem) / 0.5921
    );
    display: grid;
    grid: 'head' auto 'picture' auto 'scale' auto 'note' minmax(3.25rem, 1fr) / minmax(0, 1fr);
    align-content: end;
    min-height: var(--room);

    &::before {
      content: '';
      grid-area: 3 / 1 / 5 / 2;
      border-top: ${groundLine};
      background: ${color.surface};
    }

    /* For screen readers alone: the note shows them. */
    header p,
    li p {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  ${container.oneLine} {
    ${media.wide} {
      --title: clamp(1.625rem, 1rem + 2vw, 3rem);
      --cell: clamp(3.25rem, 13svh, 5.25rem);
      --rule: 3.5rem;
      --name: clamp(0.9375rem, 0.6rem + 0.9vw, 1.375rem);
      --beside-phone: static;
      --clock-width: auto;
      --above-play: 0;
      --with-total: none;
      --clock: 1.25rem;
      --film: max(16.5rem, min((var(--room) - 1.75rem) / 1.0148, 60vw));
      grid: 'picture head' 1fr 'picture scale' auto 'picture note' 1fr / auto minmax(0, 1fr);
      column-gap: 2rem;
      min-height: 0;
      padding: 1rem ${space.pad} 0;
      border-bottom: ${groundLine};

      &::before {
        content: none;
      }
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      --with-dial: grid;
      --with-note: none;
      --with-total: inline;
      --with-slash: inline;
      --strip: clamp(5.75rem, 11svh, 7rem);
      --top: clamp(2.25rem, 6.2svh, 4.5rem);
      --title: calc(1.2rem + 52 * var(--u));
      --row-start: 1.25rem;
      --name: calc(0.8rem + 16 * var(--u));
      --text: calc(0.55rem + 12 * var(--u));
      --icon: 24px;
      --play: 3.5rem;
      --clock: 1.625rem;
      --film: min((var(--room) - var(--strip) - var(--top) - 1.5px) / 1.0148, 47vw, 62rem);
      --pivot: calc(${space.pad} + 296.05 * var(--u));
      --column: calc(var(--pivot) + ${dial.width} * var(--u));
      grid: 'picture' auto 'scale' var(--strip) / 1fr;
      padding: var(--top) 0 0;
      border: 0;

      header p,
      li p {
        position: static;
        width: auto;
        height: auto;
        overflow: visible;
        clip-path: none;
      }
    }
  }
`;

const head = css`
  grid-area: head;
  z-index: 1;
  align-self: center;
  padding: 0 ${space.pad} ${space.x2};
  break-after: avoid;

  h2 {
    margin-left: -0.04em;
    font-size: var(--title);
  }

  p {
    color: ${color.muted};
  }

  ${container.roundScale} {
    h2 span {
      white-space: nowrap;
    }
  }

  ${container.oneLine} {
    ${media.wide} {
      align-self: end;
      padding: 0 0 1.25rem;
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      position: absolute;
      inset: calc(var(--top) - 0.35rem) ${space.pad} auto calc(var(--column) + 1.25rem);

      p {
        margin-top: 0.7rem;
        font-size: clamp(${text.body}, 25 * var(--u), 1.375rem);
        line-height: 1.4;
      }
    }
  }
`;

const note = css`
  display: var(--with-note);
  grid-area: note;
  align-self: center;
  padding-inline: ${space.pad};
  font-size: ${text.small};
  line-height: 1.4;
  text-wrap: balance;

  ${container.oneLine} {
    ${media.wide} {
      align-self: start;
      padding: 1.125rem 0 0;
      font-size: 1rem;
    }
  }
`;

export const layout = { player, head, note };
