import { css } from '@linaria/core';
import { fontFamily } from './fonts.ts';
import { media } from './media.ts';
import { color, headerTop } from './tokens.ts';
import { type } from './type.ts';

/** The rules for elements. Components add to them by class. */
export const global = css`
  :global() {
    /* An integer that a transition can count up. */
    @property --count {
      syntax: '<integer>';
      inherits: true;
      initial-value: 0;
    }

    /* No page shifts while it loads: anchoring scrolls some. Firefox asks each element, Chromium the body. */
    *,
    *::before,
    *::after {
      box-sizing: border-box;
      margin: 0;
      padding: 0;
      overflow-anchor: none;
    }

    html {
      background: ${color.paper};
      color: ${color.ink};
      font-family: ${fontFamily.screen};
      text-size-adjust: none;
      -webkit-tap-highlight-color: transparent;
      -webkit-text-size-adjust: none;
      scroll-padding-top: calc(var(--header) + ${headerTop});
      overflow-wrap: break-word;
    }

    /* A translator may set the page from right to left. Drawings and layout keep their direction, and texts have their own. */
    body {
      direction: ltr;
      ${type.body}
      -webkit-font-smoothing: antialiased;
    }

    :is(h1, h2, h3) {
      text-wrap: balance;
    }

    /* The margin aligns the stem of the first letter with the text below. */
    h1 {
      margin-left: -0.055em;
      ${type.display}
    }

    :is(h2, h3) {
      ${type.title}
    }

    :is(b, strong) {
      ${type.bold}
    }

    p,
    li {
      text-wrap: pretty;
      unicode-bidi: plaintext;
    }

    ul,
    ol {
      list-style: none;
    }

    a {
      color: ${color.brand};
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }

    a:hover {
      color: ${color.brandStrong};
    }

    /* In place of the browser's flash under a finger. */
    :is(a, summary, button):active {
      opacity: 0.7;
    }

    ::selection {
      background: ${color.brand};
      color: ${color.onBrand};
    }

    img,
    svg,
    video {
      display: block;
      max-width: 100%;
    }

    /* Copied, the lines of a name would be one word. */
    svg {
      user-select: none;
    }

    button,
    input,
    textarea {
      font: inherit;
      color: inherit;
    }

    button {
      border: 0;
      background: none;
    }

    /* A slider needs the script, and paper has no use for it. */
    ${media.noScript}, print {
      input[type='range'] {
        display: none;
      }
    }

    :focus-visible {
      outline: 3px solid ${color.brand};
      outline-offset: 3px;
    }

    /* Navigation focuses a heading or a section, which is no control. */
    [tabindex='-1']:focus-visible {
      outline: none;
    }

    /* Printing would catch an animation, or the transition between the themes, half way. */
    ${media.still} {
      *,
      *::before,
      *::after {
        animation: none !important;
        transition: none !important;
      }
    }

    /* Nobody would see what moves (ui/whenSeen.ts). */
    [data-unseen] *,
    [data-unseen] ::before,
    [data-unseen] ::after {
      animation: none !important;
    }
  }
`;
