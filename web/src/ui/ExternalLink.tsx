import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link to another site: opens a new tab, says so to screen readers, and hands over neither opener nor address. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>
  );
}
