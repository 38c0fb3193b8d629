import { css } from '@linaria/core';
import { navigation } from '../routes.ts';
import { storeUrl } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, headerHeight, space, touchTarget } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NavLink } from './NavLink.tsx';
import { useMenu } from './useMenu.ts';

const menuId = 'menu';

/**
 * The links of the header. On small screens they are a sheet, a popover with a button, which the browser opens and
 * closes without JavaScript, also on Escape. A browser without popovers, such as Firefox 115 and Safari 16, shows them
 * below the bar.
 */
export function HeaderMenu() {
  const menu = useMenu();
  return (
    <>
      <MenuButton menuId={menuId} open={menu.open} />
      <div ref={menu.ref} id={menuId} popover="auto" className={links} onToggle={menu.onToggle}>
        <nav aria-label="Principal">
          {navigation.map((route) => (
            <NavLink key={route.path} route={route} onClick={menu.close} />
          ))}
        </nav>
        <ExternalLink href={storeUrl} className={buttonClass('primary')}>
          Baixar no Google Play
        </ExternalLink>
      </div>
    </>
  );
}

/* Resets the look of a popover: the links are in the bar. */
const links = css`
  position: static;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;

  ${media.oneLine} {
    display: block;
  }

  ${media.print} {
    display: none;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.x4};
  }

  nav a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    color: ${color.ink};
    font-size: 1rem;
    font-weight: 500;
    line-height: 1;
    text-decoration: none;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.9rem;

    &:hover,
    &[aria-current] {
      color: ${color.brand};
    }

    &[aria-current] {
      text-decoration-line: underline;
    }
  }

  > a {
    display: none;
  }

  /* The sheet. */
  &:popover-open {
    position: fixed;
    inset: ${headerHeight.phone} 0 0;
    width: auto;
    height: auto;
    padding: ${space.x3} ${space.pad} ${space.x4};
    background: ${color.paper};
    overflow: clip auto;

    /* The header is not sticky there, so the sheet scrolls with it. */
    ${media.short} {
      position: absolute;
      bottom: auto;
      min-height: calc(100svh - ${headerHeight.phone});
    }

    nav {
      display: block;
    }

    nav a {
      justify-content: start;
      min-height: 5.5rem;
      border-bottom: 1px solid ${color.line};
      font-size: min(3.25rem, 17vw);
      letter-spacing: -0.045em;
      text-underline-offset: 0.25em;
    }

    > a {
      display: flex;
      margin-top: 1.75rem;
    }
  }
`;
