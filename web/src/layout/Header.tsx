import { css, cx } from '@linaria/core';
import { Link } from 'wouter';
import { groundColors } from '../../shared/groundColors.ts';
import { routes } from '../routes.ts';
import { site } from '../site.ts';
import {
  color,
  container,
  declare,
  type GroundName,
  ground,
  groundLine,
  headerHeight,
  headerTop,
  layout,
  media,
  onGround,
  onPhotograph,
  pageContainer,
  space,
  touchTarget,
  type,
} from '../styles/rules.ts';
import { onScroll, useClientValue, useHydrated } from '../ui/useClientValue.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Mark } from './Mark.tsx';

/** What the header looks like on a page. */
export interface HeaderLook {
  /** The ground that the page begins with, paper if not given. */
  ground?: GroundName;
  /** What of the page lies behind the links on a wide screen, and behind all but the mark on a phone, until it is scrolled. */
  linksOver?: 'photograph' | 'deepHalf';
  /** The id of the page's button to the store. The header shows its own once that one has left the screen. */
  buttonAfter?: string;
}

/**
 * The bar at the top: the logo and the menu. It lies on the page's first ground. After hydration, when it can bring a
 * ground of its own, it sticks to the screen where there is height to spare.
 */
export function Header({ look }: { look: HeaderLook }) {
  const hydrated = useHydrated();
  const scrolled = useClientValue(() => scrollY > 0, false, onScroll);
  const links = look.linksOver && linksOver[look.linksOver];
  return (
    <header
      className={cx(header, look.ground && ground[look.ground], hydrated && sticky, scrolled ? headerScrolled : links)}
    >
      <div className={bar}>
        <Link href={routes.home.path} className={home} aria-label={`${site.name}, página inicial`}>
          <Mark size={markSize} />
          {site.name}
        </Link>
        {look.buttonAfter && <HeaderButton after={look.buttonAfter} />}
        <HeaderMenu />
      </div>
    </header>
  );
}

const header = css`
  ${pageContainer}
  position: relative;
  top: 0;
  z-index: 2;

  /* The menu's sheet is deep, and the bar belongs to it, also where the bar does not stick otherwise. */
  &:has(:popover-open) {
    position: sticky;
    ${onGround('deep')}
  }
`;

const sticky = css`
  ${media.tall} {
    position: sticky;
    top: ${headerTop};

    /* The focus here does not scroll the page, as it would to a target that the header covers. */
    :is(a, button) {
      scroll-margin-top: calc(-1 * var(--header) - ${headerTop});
    }
  }

  /* In older engines it has two rows on a phone, and would cover what links lead to. */
  @supports not (selector(:popover-open) and (width: 100cqw)) {
    position: relative;
    top: 0;

    ${media.oneLine} {
      position: sticky;
      top: ${headerTop};
    }
  }
`;

/* With a line below, and the pixel above covered. A forced palette has no shadows. */
const headerScrolled = css`
  background: ${color.paper};
  box-shadow: 0 1.5px ${color.ink}, 0 -${headerTop} ${color.paper};

  ${media.forcedColors} {
    outline: ${groundLine};
  }
`;

const markSize = 30;

/* With a large text size the name wraps, so that the menu button stays beside it. The links wrap to a line of their own. */
const home = css`
  display: inline-flex;
  flex: 1 0 min(8rem, 40vw);
  max-width: max-content;
  align-items: center;
  gap: 10px;
  min-height: ${touchTarget};
  color: ${color.ink};
  ${type.body}
  ${type.bold}
  text-decoration: none;

  &:active {
    color: ${color.brand};
  }

  ${container.phone} {
    gap: calc(${onPhotograph} - ${space.pad} - ${markSize}px);
  }
`;

const { ink, brand, brandStrong } = groundColors.deep.light;
const linksOnDark = `
  nav {
    ${declare({ ink, brand, brandStrong })}
  }
`;

const linksOver = {
  photograph: css`
    ${layout.heroBeside(linksOnDark)}

    /* The mark stays on paper. */
    ${container.phone} {
      ${linksOnDark}

      .${home},
      button {
        color: ${ink};
      }

      /* In older engines the links stand below the bar. */
      @supports not selector(:popover-open) {
        nav {
          margin-left: calc(${onPhotograph} - ${space.pad});
        }
      }
    }
  `,
  deepHalf: css`
    background: ${color.paper};

    @supports (width: 100cqw) {
      background: none;
    }

    ${container.twoColumns} {
      ${linksOnDark}
    }
  `,
};

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: min(0.75rem, 1.5vw);
  min-height: ${headerHeight.phone};
  padding-inline: ${space.pad};

  ${container.oneLine} {
    min-height: ${headerHeight.page};
  }
`;
