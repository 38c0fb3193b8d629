import { css } from '@linaria/core';
import { media } from './media.ts';
import { headerHeight } from './tokens.ts';

/** The lengths of the screen and of the page, as custom properties. */
export const lengths = css`
  :global() {
    /*
     * What the header covers of the screen, the screen's height while the browser's bars are there, the page's width
     * without a scroll bar (each container is as wide as the page), its padding, and a phone's seam. No phone is higher than
     * 240vw: tools that take a picture of the whole page make the screen as high as the page.
     */
    :root {
      --header: ${headerHeight.phone};
      --screen: min(100svh, 240vw);
      --page: 100cqw;
      --pad: max(20px, 5vw, (100vw - 1720px) / 2);
      --seam: max(0.138 * var(--page), min(54px, var(--page) - 276px));

      /* In a browser without popovers the header does not stick to a phone's screen. */
      @supports not selector(:popover-open) {
        --header: 0px;
      }

      ${media.oneLine} {
        --header: ${headerHeight.page};
      }

      ${media.short} {
        --header: 0px;
      }
    }
  }
`;
