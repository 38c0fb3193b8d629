import { css } from '@linaria/core';

/**
 * The value of every colour token. Text reaches 4.5:1 and graphics 3:1 on each of their grounds
 * (WCAG 2.2, 1.4.3 and 1.4.11) in both themes: compute the contrast again before changing one.
 */
export const theme = css`
  :global() {
    :root {
      color-scheme: light;
      --paper: #faf9f5;
      --surface: #ffffff;
      --sunken: #f1efe8;
      --ink: #12222b;
      --muted: #4b5b64;
      --line: #d9d6cb;
      --border: #79868c;
      --brand: #0b6b66;
      --brand-strong: #084f4c;
      --brand-soft: #dcefea;
      --on-brand: #ffffff;
      --arc: #e2582f;
      --arc-text: #b13a15;
      --danger: #b3261e;
      --teal: #0b6b66;
      --blue: #2b5fb4;
      --rust: #b13a15;
      --violet: #6b4bb0;
      --bezel: #12222b;
      --shadow: 0 24px 64px rgb(18 34 43 / 18%);
    }

    @media screen and (prefers-color-scheme: dark) {
      :root {
        color-scheme: dark;
        --paper: #0c171c;
        --surface: #13232a;
        --sunken: #091216;
        --ink: #ecf2f0;
        --muted: #a8bac0;
        --line: #29404a;
        --border: #6b828c;
        --brand: #5fd3c4;
        --brand-strong: #8ae6da;
        --brand-soft: #12383a;
        --on-brand: #06201e;
        --arc: #ff8c62;
        --arc-text: #ffa482;
        --danger: #ffb4ab;
        --teal: #5fd3c4;
        --blue: #8db4ff;
        --rust: #ffa482;
        --violet: #c3a8ff;
        --bezel: #29404a;
        --shadow: 0 24px 64px rgb(0 0 0 / 50%);
      }
    }

    /* Ink costs money and paper is white; the dark theme stays on the screen. */
    @media print {
      :root {
        --paper: #ffffff;
        --surface: #ffffff;
        --sunken: #ffffff;
        --ink: #000000;
        --muted: #333333;
        --line: #999999;
        --brand: #000000;
      }
    }

    /* Drawings keep their colours in a forced palette, so they take them from it. */
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
        --teal: LinkText;
        --blue: LinkText;
        --rust: LinkText;
        --violet: LinkText;
        --bezel: CanvasText;
      }
    }
  }
`;
