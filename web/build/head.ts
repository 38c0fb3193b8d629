import { palette } from '../shared/palette.ts';
import type { Page } from '../src/prerender.tsx';
import type { DescribedRoute } from '../src/routes.ts';
import { site } from '../src/site.ts';
import type { Bundle } from './bundle.ts';
import { absolute, noIndex } from './metadata.ts';
import { structuredData } from './structuredData.ts';

const shareImage = { path: '/share.png', width: 1200, height: 630, alt: 'O joelho de um paciente, medido em 92 graus' };

/** The part of `<head>` that differs between pages or builds. */
export function head(page: Page, bundle: Bundle): string {
  const { route } = page;
  const indexed = route !== undefined && !noIndex;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(route ? routeHead(route, bundle) : []),
    meta('name', 'theme-color', palette.light.paper, '(prefers-color-scheme: light)'),
    meta('name', 'theme-color', palette.dark.paper, '(prefers-color-scheme: dark)'),
    `<link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${bundle.styles}</style>`,
    // `defer`, because React can only hydrate a whole document: an `async` script may run while it is still parsed.
    // Low priority lets the font arrive first, because the page can be read and used before it is hydrated.
    `<script defer="" fetchpriority="low" src="${bundle.script.url}" integrity="${bundle.script.integrity}"></script>`,
  ].join('\n');
}

function routeHead(route: DescribedRoute, bundle: Bundle): string[] {
  const url = absolute(route.path);
  return [
    meta('name', 'description', route.description),
    `<link rel="canonical" href="${url}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:url', url),
    meta('property', 'og:title', route.title),
    meta('property', 'og:description', route.description),
    meta('property', 'og:image', absolute(shareImage.path)),
    meta('property', 'og:image:width', String(shareImage.width)),
    meta('property', 'og:image:height', String(shareImage.height)),
    meta('property', 'og:image:alt', shareImage.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    // In JSON, `<` may be written as an escape; in HTML, `</script` would end the block.
    `<script type="application/ld+json">${JSON.stringify(structuredData(route, bundle)).replaceAll('<', '\\u003c')}</script>`,
  ];
}

function meta(key: 'name' | 'property', name: string, content: string, media?: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}"${media ? ` media="${media}"` : ''}>`;
}

/** Escapes a text for an element or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
