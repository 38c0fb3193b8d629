import { css } from '@linaria/core';

/**
 * Figtree (SIL Open Font License), the Latin file alone, and a system face with its metrics, so that
 * no line moves when the file arrives. The overrides follow from the fonts' own tables: Arial and
 * Roboto are so alike that one set serves both.
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: 'Figtree';
      src: url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2');
      font-weight: 300 900;
      font-style: normal;
      font-display: swap;
    }

    @font-face {
      font-family: 'Figtree Metrics';
      src: local('Roboto'), local('Arial'), local('Liberation Sans'), local('Arimo');
      size-adjust: 100.8%;
      ascent-override: 94.2%;
      descent-override: 24.8%;
      line-gap-override: 0%;
    }
  }
`;

/** The one font stack. */
export const fontFamily = `'Figtree', 'Figtree Metrics', system-ui, sans-serif`;
