import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { leastWidth } from '../styles/breakpoints.ts';

interface Menu {
  ref: RefObject<HTMLDivElement | null>;
  open: boolean;
  onToggle: (event: ToggleEvent) => void;
  close: () => void;
}

/** Reports whether a popover menu is open, and closes it when the focus leaves it or the screen becomes wide. */
export function useMenu(): Menu {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The browser can open the menu before hydration. Without popovers the selector would throw.
  useEffect(() => setOpen(Boolean(ref.current?.popover && ref.current.matches(':popover-open'))), []);

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${leastWidth.oneLine}em)`);
    const onChange = () => wide.matches && hide(ref.current);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  // An open menu would cover the control that has the focus (WCAG 2.2, 2.4.11).
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      if (!ref.current?.parentElement?.contains(event.target as Node)) hide(ref.current);
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  return {
    ref,
    open,
    onToggle: (event) => setOpen(event.newState === 'open'),
    close: () => hide(ref.current),
  };
}

/** Hides a popover, where the browser has popovers: Firefox 115 and Safari 16 do not. */
function hide(popover: HTMLElement | null): void {
  popover?.hidePopover?.();
}
