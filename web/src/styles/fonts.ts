import { css } from '@linaria/core';
import { fontWeights } from './tokens.ts';

/** System fonts, and the widths of Figtree's regular and bold weights in percent of theirs, measured on the site's text. */
const systemFonts = [
  { family: 'Figtree on Roboto', names: ['Roboto'], regular: 100.4, bold: 100.4 },
  { family: 'Figtree on Arial', names: ['Arial', 'Liberation Sans', 'Arimo'], regular: 99.9, bold: 94.6 },
];

const fittedFonts = systemFonts
  .flatMap(({ family, names, regular, bold }) => [
    fitted(family, names, '400 599', regular),
    fitted(
      family,
      names.map((name) => `${name} Bold`),
      '600 900',
      bold,
    ),
  ])
  .join('');

/** A system font with Figtree's measures: its ascent is 95 % of the font size, its descent 25 %. */
function fitted(family: string, names: string[], weights: string, width: number): string {
  return `
    @font-face {
      font-family: '${family}';
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      font-weight: ${weights};
      size-adjust: ${width}%;
      ascent-override: ${(9500 / width).toFixed(1)}%;
      descent-override: ${(2500 / width).toFixed(1)}%;
      line-gap-override: 0%;
    }
  `;
}

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
      font-style: normal;
      font-display: swap;
    }

    ${fittedFonts}
  }
`;

/** The one font stack. */
export const fontFamily = `'Figtree', ${systemFonts.map(({ family }) => `'${family}'`).join(', ')}, system-ui, sans-serif`;
