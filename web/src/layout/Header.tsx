import { css, cx } from '@linaria/core';
import { Link } from 'wouter';
import { routes } from '../routes.ts';
import { site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { useScrolled } from './useScrolled.ts';

/** The bar at the top: the logo and the menu. It sticks to the screen where there is height to spare. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <header className={cx(header, scrolled && headerScrolled)}>
      <Container className={bar}>
        <Link href={routes.home.path} className={home} aria-label={`${site.name}, página inicial`}>
          <Logo />
        </Link>
        <Menu />
      </Container>
    </header>
  );
}

const header = css`
  position: sticky;
  z-index: 1;
  top: 0;
  background: ${color.paper};
  border-bottom: 1px solid transparent;
  transition: border-color 150ms;

  ${media.short} {
    position: static;
  }

  ${media.withoutPopovers} {
    position: static;
  }

  ${media.print} {
    position: static;
  }
`;

const headerScrolled = css`
  border-bottom-color: ${color.line};
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 4.5rem;
`;

const home = css`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  color: ${color.ink};
  text-decoration: none;
`;
