import { css } from '@linaria/core';
import { fontWeights } from './tokens.ts';

/**
 * Figtree (SIL Open Font License), of which the build keeps the characters and weights in use, and a system font fitted
 * to its metrics, so that both wrap lines alike.
 *
 * It is not preloaded, because Chromium holds the first paint back for a preloaded font. A first visit is painted in the
 * fitted font and goes on in Figtree when that arrives.
 *
 * Each `size-adjust` was measured on the site's own text. Ascent and descent are Figtree's 95 % and 25 %, divided by it.
 * One set serves Arial, Roboto and Liberation, which differ little.
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: 'Figtree';
      src: url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2');
      font-weight: ${fontWeights.min} ${fontWeights.max};
      font-style: normal;
      font-display: swap;
    }

    @font-face {
      font-family: 'Figtree Metrics';
      src: local('Roboto'), local('Arial'), local('Liberation Sans'), local('Arimo');
      font-weight: 400;
      size-adjust: 99.7%;
      ascent-override: 95.3%;
      descent-override: 25.1%;
      line-gap-override: 0%;
    }

    @font-face {
      font-family: 'Figtree Metrics';
      src: local('Roboto'), local('Arial'), local('Liberation Sans'), local('Arimo');
      font-weight: 500 599;
      size-adjust: 103%;
      ascent-override: 92.2%;
      descent-override: 24.3%;
      line-gap-override: 0%;
    }

    @font-face {
      font-family: 'Figtree Metrics';
      src: local('Roboto Bold'), local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold');
      font-weight: 600 900;
      size-adjust: 96.8%;
      ascent-override: 98.1%;
      descent-override: 25.8%;
      line-gap-override: 0%;
    }
  }
`;

/** The one font stack. */
export const fontFamily = `'Figtree', 'Figtree Metrics', system-ui, sans-serif`;
