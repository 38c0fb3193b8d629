import { css, cx } from '@linaria/core';
import { Link } from 'wouter';
import { navigation, routes } from '../routes.ts';
import { site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { Logo } from './Logo.tsx';
import { NavLink } from './NavLink.tsx';
import { useMenu } from './useMenu.ts';
import { useScrolled } from './useScrolled.ts';

const menuId = 'menu';

/**
 * The bar at the top. On small screens its links are a popover, which the browser opens and closes without
 * JavaScript, also on Escape and on a tap outside. A browser without popovers shows the links below the bar.
 */
export function Header() {
  const menu = useMenu();
  const scrolled = useScrolled();
  const hydrated = useHydrated();

  return (
    <header className={cx(header, scrolled && headerScrolled)}>
      <Container className={bar}>
        <Link href={routes.home.path} className={home} aria-label={`${site.name}, página inicial`}>
          <Logo />
        </Link>
        <button
          type="button"
          className={menuButton}
          popoverTarget={menuId}
          aria-controls={menuId}
          aria-expanded={hydrated ? menu.open : undefined}
          aria-label={menu.open ? 'Fechar menu' : 'Abrir menu'}
        >
          <Icon name={menu.open ? 'X' : 'Menu'} />
        </button>
        <nav
          ref={menu.ref}
          id={menuId}
          popover="auto"
          className={links}
          aria-label="Principal"
          onToggle={menu.onToggle}
        >
          {navigation.map((route) => (
            <NavLink key={route.path} route={route} className={link} onClick={menu.close} />
          ))}
        </nav>
      </Container>
    </header>
  );
}

const withoutPopovers = '@supports not selector(:popover-open)';

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

  ${withoutPopovers} {
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

const menuButton = css`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  cursor: pointer;

  ${withoutPopovers} {
    display: none;
  }

  ${media.medium} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const links = css`
  inset: 4.5rem 0 auto;
  width: 100%;
  margin: 0;
  padding: ${space.x1} clamp(1rem, 4vw, ${space.x3}) ${space.x2};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  color: inherit;

  /* It scrolls away with the header. */
  ${media.short} {
    position: absolute;
  }

  ${withoutPopovers} {
    display: flex;
    position: static;
    gap: ${space.x3};
    padding-inline: 0;
    border: 0;
  }

  ${media.medium} {
    display: flex;
    position: static;
    gap: ${space.x4};
    width: auto;
    padding: 0;
    border: 0;
    background: none;
  }

  ${media.print} {
    display: none;
  }
`;

const link = css`
  display: flex;
  align-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: ${color.ink};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.brand};
  }

  &[aria-current] {
    color: ${color.brand};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;
