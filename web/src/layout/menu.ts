import { css } from '@linaria/core';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { ground, leastWidth } from '../styles/rules.ts';
import { attempt } from '../ui/attempt.ts';

/** The id of the header's menu. */
export const menuId = 'menu';

/** Closes the menu if it is open. */
export function closeMenu(): void {
  // Browsers without popovers have no such method.
  document.getElementById(menuId)?.hidePopover?.();
}

/**
 * Sets what an open menu covers, all but its header, inert, and keeps the place of a scrollbar that takes width, on the
 * sheet's ground. On closing, the focus returns to the menu's button, unless something else takes it.
 */
function coverPage(menu: HTMLElement, open: boolean): void {
  const { classList, clientWidth } = document.documentElement;
  const taken = open && innerWidth > clientWidth;
  for (const name of [scrollbarsPlace, ground.deep]) classList.toggle(name, taken);
  const header = menu.closest('header');
  for (const part of header?.parentElement?.children ?? []) part.toggleAttribute('inert', open && part !== header);
  if (!open) header?.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`)?.focus();
}

/** Reports whether the header's menu is open, makes it modal, and closes it when the screen becomes wide. */
export function useMenu() {
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
    const listening = new AbortController();
    attempt(() => {
      const wide = matchMedia(`(min-width: ${leastWidth.oneLine}em)`);
      wide.addEventListener('change', () => wide.matches && menu.hidePopover(), { signal: listening.signal });
    });
    return () => listening.abort();
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

const scrollbarsPlace = css`
  scrollbar-gutter: stable;
`;
