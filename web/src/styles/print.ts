import { css } from '@linaria/core';
import { fontFamily } from './fonts.ts';
import { media } from './media.ts';

/** What paper changes of the elements. */
export const print = css`
  :global() {
    ${media.print} {
      @page {
        margin: 2cm;
      }

      /* Spaces and headings are made for screens. */
      html {
        font-family: ${fontFamily.print};
        font-size: 80%;
        /* Else Chromium places system fonts on whole pixels, and readers of a PDF take the gaps for the ends of words. */
        text-rendering: geometricPrecision;
      }

      body {
        font-size: 11pt;
      }

      /* Firefox ignores 'break-after: avoid'. So the title's own box, which is not divided, reaches over the two lines below it. */
      h2::after {
        content: '';
        display: block;
        height: 2.2em;
        margin-bottom: -2.2em;
      }

      :is(h2, li, tr, header) {
        break-inside: avoid;
      }

      details::details-content {
        content-visibility: visible;
      }

      a[target]::after {
        content: '\\00a0(' attr(href) ')';
      }
    }
  }
`;

/** The class of what is of no use on paper. Important, because components set their `display` after it. */
export const screenOnly = css`
  ${media.print} {
    display: none !important;
  }
`;
