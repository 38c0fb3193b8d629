import type { ComponentProps } from 'react';
import { whole } from './BoundText.tsx';

/** A link that writes to an e-mail address, which is whole where it fits a line. Without `<wbr>`, which Chromium's names show as a space. */
export function EmailLink({ children, ...props }: ComponentProps<'a'> & { children: string }) {
  return (
    <a href={`mailto:${children}`} {...props}>
      <span className={whole}>{children}</span>
    </a>
  );
}
