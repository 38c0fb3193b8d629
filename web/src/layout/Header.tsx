import { css, cx } from '@linaria/core';
import { Link, useLocation } from 'wouter';
import { grounds } from '../../shared/palette.ts';
import { type Path, routes } from '../routes.ts';
import { site } from '../site.ts';
import { declare } from '../styles/declare.ts';
import { type GroundName, ground, groundTokens } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, groundLine, headerHeight, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Logo } from './Logo.tsx';
import { useScrolled } from './useScrolled.ts';

/**
 * The bar at the top: the logo and the menu. It lies on the page's first ground. Once it can take the ground with it,
 * it sticks to the screen where there is height to spare.
 */
export function Header() {
  const [path] = useLocation();
  const hydrated = useHydrated();
  const scrolled = useScrolled();
  const { first, dark } = headers[path as Path] ?? { first: 'deep' };
  return (
    <header className={cx(header, first && ground[first], hydrated && sticky, scrolled ? headerScrolled : dark)}>
      <Container className={bar}>
        <Link href={routes.home.path} className={home} aria-label={`${site.name}, página inicial`}>
          <Logo />
        </Link>
        <HeaderMenu />
      </Container>
    </header>
  );
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

/** On a wide screen the links stand over the hero's photograph. */
const overPhotograph = css`
  @container (min-width: 77.5rem) {
    nav {
      ${onDark}
    }
  }
`;

/** On a wide screen the links stand over the page's deep half. */
const overDeepHalf = css`
  @container (min-width: 56.25rem) {
    nav {
      ${groundTokens('deep')}
      background: ${color.paper};
    }
  }
`;

/** The ground that each page begins with, paper if not named; and how the links look where a page has a dark part. */
const headers: Record<Path, { first?: GroundName; dark?: string }> = {
  [routes.home.path]: { dark: overPhotograph },
  [routes.about.path]: { first: 'mint' },
  [routes.contact.path]: { dark: overDeepHalf },
  [routes.privacy.path]: { first: 'mint' },
  [routes.terms.path]: { first: 'mint' },
};

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${headerHeight.phone};

  ${media.medium} {
    min-height: ${headerHeight.page};
  }
`;

/* Large letters wrap within it, so that the menu's button stays beside it. */
const home = css`
  display: inline-flex;
  flex: 1 0 8rem;
  max-width: max-content;
  align-items: center;
  min-height: ${touchTarget};
  text-decoration: none;
`;
