import { css } from '@linaria/core';
import { fontWeights } from './tokens.ts';

/** System fonts, and the width of Figtree in percent of theirs, regular and bold, measured on the site's text. */
const systemFonts = [
  { family: 'Figtree on Roboto', names: ['Roboto'], weights: '400 599', width: 100.4 },
  { family: 'Figtree on Roboto', names: ['Roboto Bold'], weights: '600 900', width: 100.4 },
  { family: 'Figtree on Arial', names: ['Arial', 'Liberation Sans', 'Arimo'], weights: '400 599', width: 99.9 },
  {
    family: 'Figtree on Arial',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weights: '600 900',
    width: 94.6,
  },
];

/** Declares the system fonts with Figtree's metrics: an ascent of 95 % of the font size, and a descent of 25 %. */
const fittedFonts = systemFonts.map(
  ({ family, names, weights, width }) => `
    @font-face {
      font-family: '${family}';
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      font-weight: ${weights};
      size-adjust: ${width}%;
      ascent-override: ${(9500 / width).toFixed(1)}%;
      descent-override: ${(2500 / width).toFixed(1)}%;
      line-gap-override: 0%;
    }
  `,
);

/**
 * Figtree (SIL Open Font License), of which the build keeps the characters and weights in use, and system fonts fitted to
 * it, so that lines wrap alike. It is not preloaded, because Chromium holds the first paint back for a preloaded font. A
 * first visit is painted in a fitted font and goes on in Figtree when that arrives.
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: 'Figtree';
      src: url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2');
      font-weight: ${fontWeights.min} ${fontWeights.max};
      font-display: swap;
    }

    ${fittedFonts.join('')}
  }
`;

const fitted = "'Figtree on Roboto', 'Figtree on Arial'";

/**
 * The font stacks. Paper has the fitted fonts: Firefox draws a variable font as outlines, and nobody finds a word in that PDF.
 * The default font of some systems is a variable one, too.
 */
export const fontFamily = {
  screen: `Figtree, ${fitted}, system-ui, sans-serif`,
  print: `${fitted}, sans-serif`,
} as const;
