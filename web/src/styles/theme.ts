import { css } from '@linaria/core';
import { palette } from '../../shared/palette.ts';
import { declare } from './declare.ts';

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
        --paper: Canvas;
        --surface: Canvas;
        --sunken: Canvas;
        --ink: CanvasText;
        --muted: CanvasText;
        --line: GrayText;
        --border: ButtonBorder;
        --brand: LinkText;
        --brand-strong: LinkText;
        --brand-soft: color-mix(in srgb, CanvasText 25%, Canvas);
        --on-brand: Canvas;
        --arc: Highlight;
        --arc-text: CanvasText;
        --danger: CanvasText;
        --ring: CanvasText;
        --glow: Canvas;
        --teal: LinkText;
        --blue: LinkText;
        --rust: LinkText;
        --violet: LinkText;
        --bezel: CanvasText;
      }
    }
  }
`;
