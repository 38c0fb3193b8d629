import { css, cx } from '@linaria/core';
import { mainRoutes } from '../routes.ts';
import { storeUrlFrom } from '../store.ts';
import { color, container, headerHeight, screenOnly, space, touchTarget, type } from '../styles/rules.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { MenuButton } from './MenuButton.tsx';
import { menuId, useMenu } from './menu.ts';
import { NavLink } from './NavLink.tsx';

/**
 * The links of the header. On small screens they are a popover with a button, which the browser opens and closes, with
 * Escape too, and without JavaScript. Open, it is modal: the page behind it does not scroll, and once hydrated it is
 * inert. Browsers without popovers (Firefox 115, Safari 16) show the links below the bar.
 */
export function HeaderMenu() {
  const menu = useMenu();
  return (
    <>
      <MenuButton menuId={menuId} open={menu.open} />
      <div
        ref={menu.ref}
        id={menuId}
        popover="auto"
        className={cx(links, screenOnly)}
        onBeforeToggle={menu.onBeforeToggle}
        onToggle={menu.onToggle}
      >
        <nav aria-label="Principal">
          <ul>
            {mainRoutes.map((route) => (
              <li key={route.path}>
                <NavLink route={route} />
              </li>
            ))}
          </ul>
        </nav>
        <ExternalLink href={storeUrlFrom('menu')} className={cx(buttonClass('primary'), download)}>
          Baixar no Google Play
        </ExternalLink>
      </div>
    </>
  );
}

/* The button is in the sheet alone. */
const download = css`
  display: none;
  margin-top: 1.75rem;
`;

/* Resets the look of a popover: the links are in the bar. On a phone they are in a sheet, in browsers that have popovers. */
const links = css`
  display: block;
  position: static;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;

  @supports selector(:popover-open) {
    ${container.phone} {
      &:not(:popover-open) {
        display: none;
      }
    }
  }

  ul {
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
    text-decoration: none;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.9rem;

    &:is(:hover, [aria-current]) {
      color: ${color.brand};
    }

    &[aria-current] {
      text-decoration-line: underline;
    }
  }

  html:has(&:popover-open) {
    overflow: hidden;
  }

  &:popover-open {
    position: fixed;
    inset: ${headerHeight.phone} 0 0;
    width: auto;
    height: auto;
    padding: ${space.x3} ${space.pad} ${space.x4};
    background: ${color.paper};
    overflow: clip auto;

    ul {
      display: block;
    }

    nav a {
      justify-content: start;
      min-height: 5.5rem;
      border-bottom: 1px solid ${color.line};
      ${type.statement}
      text-underline-offset: 0.25em;
    }

    .${download} {
      display: flex;
    }
  }
`;
