import { css } from '@linaria/core';

/**
 * The page never moves under a reader: the preloaded file is used when it is there at the first paint or a moment
 * later, and from the cache on the next page; `swap` would rewrap lines at any time.
 *
 * Figtree (SIL Open Font License), the Latin file alone, and a system face with its metrics, so that
 * both wrap alike. Each weight's width was measured on the site's own words; ascent and
 * descent are Figtree's 95 % and 25 %, divided by it. Arial, Roboto and Liberation are so alike that one set serves.
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: 'Figtree';
      src: url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-style: normal;
      font-display: optional;
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
      font-weight: 500;
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
