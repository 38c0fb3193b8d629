import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** A link to a page. It is a plain one in a copy whose links were rewritten, as hydration keeps their addresses. */
export function PageLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <Link
      {...link}
      href={href}
      onClickCapture={(event) => {
        if (event.currentTarget.getAttribute('href') !== href) event.stopPropagation();
      }}
    />
  );
}
