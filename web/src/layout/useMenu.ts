import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { leastWidth } from '../styles/breakpoints.ts';

/** Reports whether a popover menu is open, and closes it when the focus leaves it or the screen becomes wide. */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const menu = ref.current;
    // Firefox 115 and Safari 16 have no popovers, so this selector throws.
    if (!menu?.popover) return;
    // The browser can open the menu before hydration.
    setOpen(menu.matches(':popover-open'));
    // An open menu would cover the control that has the focus (WCAG 2.2, 2.4.11).
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!menu.parentElement?.contains(target as Node)) menu.hidePopover();
    };
    const wide = matchMedia(`(min-width: ${leastWidth.oneLine}em)`);
    const listening = new AbortController();
    document.addEventListener('focusin', onFocusIn, listening);
    wide.addEventListener('change', () => wide.matches && menu.hidePopover(), listening);
    return () => listening.abort();
  }, []);

  return {
    ref,
    open,
    onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    // Browsers without popovers have no such method.
    close: () => ref.current?.hidePopover?.(),
  };
}
