import { css, cx } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { grounds } from '../../shared/palette.ts';
import { routes } from '../routes.ts';
import { site } from '../site.ts';
import { type GroundName, ground, groundTokens } from '../styles/grounds.ts';
import { container, media } from '../styles/media.ts';
import { color, declare, groundLine, headerHeight, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Logo } from './Logo.tsx';

/** What the header looks like on a page. */
export interface HeaderLook {
  /** The ground that the page begins with, paper if not given. */
  ground?: GroundName;
  /** What of the page lies behind the links on a wide screen, until it is scrolled. */
  linksOver?: 'photograph' | 'deepHalf';
}

/**
 * The bar at the top: the logo and the menu. It lies on the page's first ground. Once it can take the ground with it,
 * it sticks to the screen where there is height to spare.
 */
export function Header({ look }: { look: HeaderLook }) {
  const hydrated = useHydrated();
  const scrolled = useScrolled();
  const links = look.linksOver && linksOver[look.linksOver];
  return (
    <header
      className={cx(header, look.ground && ground[look.ground], hydrated && sticky, scrolled ? headerScrolled : links)}
    >
      <Container className={bar}>
        <Link href={routes.home.path} className={home} aria-label={`${site.name}, página inicial`}>
          <Logo />
        </Link>
        <HeaderMenu />
      </Container>
    </header>
  );
}

/** Reports whether the page is scrolled away from its top. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

const header = css`
  container-type: inline-size;
  position: relative;
  z-index: 2;

  /* The menu's sheet is deep, and the bar belongs to it. */
  &:has(:popover-open) {
    ${groundTokens('deep')}
    background: ${color.paper};
    color: ${color.ink};
  }
`;

const sticky = css`
  position: sticky;
  top: 0;

  ${media.short} {
    position: relative;
  }

  ${media.print} {
    position: relative;
  }
`;

const headerScrolled = css`
  background: ${color.paper};

  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    border-top: ${groundLine};
  }
`;

const onDark = declare({ ink: grounds.deep.light.ink, brand: grounds.deep.light.brand });

const linksOver = {
  photograph: css`
    ${container.threeColumns} {
      nav {
        ${onDark}
      }
    }
  `,
  deepHalf: css`
    ${container.twoColumns} {
      nav {
        ${groundTokens('deep')}
        background: ${color.paper};
      }
    }
  `,
};

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${headerHeight.phone};

  ${media.oneLine} {
    min-height: ${headerHeight.page};
  }
`;

/** Beside links, which wrap on to a line of their own where letters are large. */
const besideLinks = 'flex-basis: 8rem; flex-shrink: 0;';

/* Large letters wrap within it, so that the menu's button stays beside it. */
const home = css`
  display: inline-flex;
  flex: 1 1 0;
  min-width: 0;
  max-width: max-content;
  align-items: center;
  min-height: ${touchTarget};
  text-decoration: none;

  ${media.withoutPopovers} {
    ${besideLinks}
  }

  ${media.oneLine} {
    ${besideLinks}
  }
`;
