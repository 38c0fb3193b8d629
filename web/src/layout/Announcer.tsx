import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const id = 'pagina';

/** Where `announce` writes. It is there before it speaks and outlives every page, or screen readers would miss it (WCAG 2.2, 4.1.3). */
export function Announcer() {
  return <VisuallyHidden id={id} role="status" />;
}

/** Has a screen reader speak, and leaves nothing to be read once the focus moves on. */
export function announce(words: string): void {
  const status = document.getElementById(id);
  if (!status) return;
  status.textContent = words;
  addEventListener('focusout', () => status.replaceChildren(), { once: true });
}
