import { css } from '@linaria/core';
import { type Color, palette } from '../../shared/palette.ts';
import { declare } from './tokens.ts';

/** The forced colours, by the roles that drawings take them from. */
const forced: Partial<Record<Color, string>> = {
  ...Object.fromEntries((['paper', 'surface', 'sunken', 'onBrand', 'glow'] as const).map((role) => [role, 'Canvas'])),
  ...Object.fromEntries(
    (['ink', 'muted', 'arcText', 'danger', 'ring', 'bezel'] as const).map((role) => [role, 'CanvasText']),
  ),
  ...Object.fromEntries(
    (['brand', 'brandStrong', 'teal', 'blue', 'rust', 'violet'] as const).map((role) => [role, 'LinkText']),
  ),
  line: 'GrayText',
  border: 'ButtonBorder',
  brandSoft: 'color-mix(in srgb, CanvasText 25%, Canvas)',
  arc: 'Highlight',
};

/** The value of every colour token in each theme. */
export const theme = css`
  :global() {
    :root {
      color-scheme: light;
      ${declare(palette.light)}
    }

    @media screen and (prefers-color-scheme: dark) {
      :root {
        color-scheme: dark;
        ${declare(palette.dark)}
      }
    }

    @media print {
      :root {
        ${declare(palette.print)}
      }
    }

    /* Browsers do not force colours upon SVG, so drawings take the forced ones from here. */
    @media (forced-colors: active) {
      :root {
        ${declare(forced)}
      }
    }
  }
`;
