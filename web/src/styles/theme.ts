import { css } from '@linaria/core';
import { type Color, palette } from '../../shared/palette.ts';
import { media } from './media.ts';
import { declare, declareByScheme, moreContrast } from './tokens.ts';

const text = Object.fromEntries(Object.keys(palette.light).map((role) => [role, 'CanvasText']));

/** The forced colours, by the roles that drawings take them from. */
const forced: Partial<Record<Color, string>> = {
  ...text,
  paper: 'Canvas',
  surface: 'Canvas',
  onBrand: 'Canvas',
  line: 'GrayText',
  brand: 'LinkText',
  brandStrong: 'LinkText',
  brandSoft: 'Canvas',
  arc: 'Highlight',
};

/** The value of every colour token in each theme. */
export const theme = css`
  :global() {
    :root {
      color-scheme: light;
      ${declare(palette.light)}
    }

    ${media.dark} {
      :root {
        color-scheme: dark;
        ${declare(palette.dark)}
      }
    }

    ${media.ownColors} {
      ${media.schemeInUse} {
        :root {
          ${declareByScheme(palette.light, palette.dark)}
        }
      }
    }

    /* On every ground: each part of a page takes them from its own ink. */
    ${media.moreContrast} {
      *,
      *::before,
      *::after {
        ${moreContrast}
      }
    }

    ${media.print} {
      :root {
        ${declare(palette.print)}
      }
    }

    /* Browsers do not force colours upon SVG, so drawings take the forced ones from here. */
    ${media.forcedColors} {
      :root {
        ${declare(forced)}
      }
    }
  }
`;
