import type { Page } from '@playwright/test';

/** An `<a>` as it is written in a page. */
export interface Link {
  href: string;
  target: string;
  rel: string;
}

/** What a document points at, and what can be pointed at in it. */
export interface DocumentLinks {
  links: Link[];
  /** The URLs of its pictures, scripts, film and icons, and its own. */
  resources: string[];
  ids: string[];
}

/** Reads a document without running it; the page only lends its parser. */
export function linksIn(page: Page, html: string): Promise<DocumentLinks> {
  return page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      links: [...parsed.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.target,
        rel: link.rel,
      })),
      resources: [
        ...attributes('link[href]', 'href'),
        ...attributes('[src]', 'src'),
        ...attributes('[poster]', 'poster'),
      ],
      ids: attributes('[id]', 'id'),
    };
  }, html);
}
