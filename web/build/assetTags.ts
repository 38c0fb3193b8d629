import type { Bundle } from './bundle.ts';

/** The tags in the `<head>` of every page that hold its styles and load its script. */
export function assetTags({ styles, script }: Bundle): string {
  return [
    `<style>${styles}</style>`,
    // A module runs after the document is parsed, as React needs it: it can only hydrate a whole document.
    `<script type="module" src="${script.url}" integrity="${script.integrity}"></script>`,
  ].join('\n');
}
