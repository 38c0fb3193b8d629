import { palette } from '../shared/palette.ts';
import type { Page } from '../src/prerender.tsx';
import type { DescribedRoute } from '../src/routes.ts';
import { site } from '../src/site.ts';
import type { Bundle } from './bundle.ts';
import { absolute, noIndex } from './metadata.ts';
import { structuredData } from './structuredData.ts';
import { deferredMedia, stylesOf } from './styles.ts';

/** The part of `<head>` that differs between pages or builds. */
export function head(page: Page, bundle: Bundle): string {
  const { route } = page;
  const indexed = route !== undefined && !noIndex;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(route ? routeHead(route, bundle.film) : []),
    meta('name', 'theme-color', palette.light.paper, '(prefers-color-scheme: light)'),
    meta('name', 'theme-color', palette.dark.paper, '(prefers-color-scheme: dark)'),
    `<link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${stylesOf(page.html, bundle.styles.text)}</style>`,
    // Blocks the first paint only where the page needs it. The script applies it everywhere, before it hydrates the page.
    `<link rel="stylesheet" media="${deferredMedia.join(',')}" href="${bundle.styles.url}" integrity="${bundle.styles.integrity}">`,
    // A module runs after the document is parsed, as React needs it: it can only hydrate a whole document.
    // Low priority lets the font arrive first, because the page can be read and used before it is hydrated.
    `<script type="module" fetchpriority="low" src="${bundle.script.url}" integrity="${bundle.script.integrity}"></script>`,
    // The script's integrity does not cover what it imports, so these have none either.
    ...bundle.chunks.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`),
  ].join('\n');
}

function routeHead(route: DescribedRoute, film: string): string[] {
  const properties = {
    type: 'website',
    site_name: site.name,
    locale: 'pt_BR',
    url: absolute(route.path),
    title: route.title,
    description: route.description,
    image: absolute('/share.png'),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Perna em flexão com o arco do goniômetro sobre o joelho em 92 graus',
  };
  return [
    meta('name', 'description', route.description),
    `<link rel="canonical" href="${absolute(route.path)}">`,
    ...Object.entries(properties).map(([name, content]) => meta('property', `og:${name}`, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    // In JSON, `<` may be written as an escape; in HTML, `</script` would end the block.
    `<script type="application/ld+json">${JSON.stringify(structuredData(route, film)).replaceAll('<', '\\u003c')}</script>`,
  ];
}

function meta(key: 'name' | 'property', name: string, content: string, media?: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}"${media ? ` media="${media}"` : ''}>`;
}

/** Escapes a text for an element or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
