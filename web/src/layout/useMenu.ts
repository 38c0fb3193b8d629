import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { media } from '../styles/media.ts';

interface Menu {
  ref: RefObject<HTMLElement | null>;
  open: boolean;
  onToggle: (event: ToggleEvent) => void;
  close: () => void;
}

/** The state of a popover menu, as the browser reports it; closed when the screen shows the links anyway. */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  // The browser may have opened it before hydration. One that knows no popovers would throw at the selector.
  useEffect(() => setOpen(Boolean(ref.current?.popover && ref.current.matches(':popover-open'))), []);

  useEffect(() => {
    const wide = matchMedia(media.medium.replace('@media ', ''));
    const onChange = () => wide.matches && ref.current?.hidePopover();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  // The focus that moves on must not vanish behind an open menu (WCAG 2.2, 2.4.11).
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      if (!ref.current?.parentElement?.contains(event.target as Node)) ref.current?.hidePopover();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  return {
    ref,
    open,
    onToggle: (event) => setOpen(event.newState === 'open'),
    close: () => ref.current?.hidePopover(),
  };
}
