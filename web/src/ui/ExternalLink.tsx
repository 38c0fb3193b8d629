import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link to another site. It opens a new tab, tells screen readers so, and sends no opener and no referrer. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      {/* A space at the start of a box would not count. */}
      <VisuallyHidden>{'\u00a0(abre em nova aba)'}</VisuallyHidden>
    </a>
  );
}
