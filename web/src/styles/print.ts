import { css } from '@linaria/core';
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
        font-size: 80%;
      }

      body {
        font-size: 11pt;
      }

      :is(h1, h2, h3) {
        break-after: avoid;
      }

      li,
      tr {
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
