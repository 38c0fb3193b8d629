import { css, cx } from '@linaria/core';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { mainRoutes } from '../routes.ts';
import { storeUrl } from '../site.ts';
import { leastWidth } from '../styles/breakpoints.ts';
import { media } from '../styles/media.ts';
import { screenOnly } from '../styles/screenOnly.ts';
import { color, headerHeight, space, touchTarget } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NavLink } from './NavLink.tsx';

const menuId = 'menu';

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
          {mainRoutes.map((route) => (
            <NavLink key={route.path} route={route} />
          ))}
        </nav>
        <ExternalLink href={storeUrl} className={cx(buttonClass('primary'), download)}>
          Baixar no Google Play
        </ExternalLink>
      </div>
    </>
  );
}

/** Closes the menu if it is open. */
export function closeMenu(): void {
  // Browsers without popovers have no such method.
  document.getElementById(menuId)?.hidePopover?.();
}

/**
 * Sets what an open menu covers, all but its header, inert, and keeps the place of a scrollbar that takes width. On
 * closing, the focus returns to the menu's button, unless something else takes it.
 */
function coverPage(menu: HTMLElement, open: boolean): void {
  const { classList, clientWidth } = document.documentElement;
  classList.toggle(scrollbarsPlace, open && innerWidth > clientWidth);
  const header = menu.closest('header');
  for (const part of header?.parentElement?.children ?? []) part.toggleAttribute('inert', open && part !== header);
  if (!open) header?.querySelector('button')?.focus();
}

/** Reports whether a popover menu is open, makes it modal, and closes it when the screen becomes wide. */
function useMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const menu = ref.current;
    // Firefox 115 and Safari 16 have no popovers, so this selector throws.
    if (!menu?.popover) return;
    // The browser can open the menu before hydration.
    if (menu.matches(':popover-open')) {
      setOpen(true);
      coverPage(menu, true);
    }
    const wide = matchMedia(`(min-width: ${leastWidth.oneLine}em)`);
    const onChange = () => wide.matches && menu.hidePopover();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  return {
    ref,
    open,
    // Before the browser closes it, so that whoever closes it can move the focus into the page.
    onBeforeToggle: ({ currentTarget, newState }: ToggleEvent<HTMLElement>) =>
      coverPage(currentTarget, newState === 'open'),
    onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
  };
}

/* The button stands in the sheet alone. */
const download = css`
  display: none;
  margin-top: 1.75rem;
`;

const scrollbarsPlace = css`
  scrollbar-gutter: stable;
`;

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

  /* The sheet. */
  &:popover-open {
    position: fixed;
    inset: ${headerHeight.phone} 0 0;
    width: auto;
    height: auto;
    padding: ${space.x3} ${space.pad} ${space.x4};
    background: ${color.paper};
    overflow: clip auto;

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

    .${download} {
      display: flex;
    }
  }
`;
