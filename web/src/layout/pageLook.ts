import { css } from '@linaria/core';
import { groundColors } from '../../shared/groundColors.ts';
import { container, declare, type GroundName, layout, onPhotograph, space } from '../styles/rules.ts';
import { homeLink } from './HomeLink.tsx';

/** What the header looks like on a page. */
export interface PageLook {
  /** The ground that the page begins with, paper if not given. */
  ground?: GroundName;
  /** What is behind the header's links: the home page's photograph, or half a page in the deep ground. */
  linksOver?: 'photograph' | 'deepHalf';
  nameIsTitle?: boolean;
  /** The id of the page's button to the store. The header shows its own once that one has left the screen. */
  buttonAfter?: string;
}

const { ink, brand, brandStrong } = groundColors.deep.light;
const linksOnDark = `
  nav {
    ${declare({ ink, brand, brandStrong })}
  }
`;

/** The class for each value of `PageLook.linksOver`. */
export const linksOver = {
  photograph: css`
    ${layout.heroBeside(linksOnDark)}

    ${container.phone} {
      ${linksOnDark}

      .${homeLink},
      button {
        color: ${ink};
      }

      /* In a browser without popovers the links are below the bar. */
      @supports not selector(:popover-open) {
        nav {
          margin-left: calc(${onPhotograph} - ${space.pad});
        }
      }
    }
  `,
  deepHalf: css`
    ${container.twoColumns} {
      ${linksOnDark}
    }
  `,
};
