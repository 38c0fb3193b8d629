import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/**
 * A link to a page of the site. In a copy of the site whose links were rewritten it is a plain link: the copy has the page
 * under the address in the document, and not under `href`, which hydration leaves out.
 */
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
