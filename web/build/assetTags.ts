import type { Bundle, Page } from './bundle.ts';
import { deferredMedia } from './styles.ts';

/** The tags in the `<head>` of a page that load its font, styles and script. */
export function assetTags({ styles, styleSheet }: Page, { font, script, chunks }: Bundle): string {
  return [
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${styles}</style>`,
    // Blocks the first paint only where it has rules for it. The script applies it everywhere, before it hydrates the page.
    `<link rel="stylesheet" media="${deferredMedia.join(',')}" href="${styleSheet.url}" integrity="${styleSheet.integrity}">`,
    // A module runs after the document is parsed, as React needs it: it can only hydrate a whole document.
    // Low priority lets the font arrive first, because the page can be read and used before it is hydrated.
    `<script type="module" fetchpriority="low" src="${script.url}" integrity="${script.integrity}"></script>`,
    // The script's integrity does not cover what it imports, so these have none either.
    ...chunks.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`),
  ].join('\n');
}
