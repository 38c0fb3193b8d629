import type { Page } from '../src/prerender.tsx';
import type { DescribedRoute } from '../src/routes.ts';
import { site } from '../src/site.ts';
import type { ClientBundle, Script } from './bundle.ts';
import { absolute, noIndex } from './origin.ts';
import { structuredData } from './structuredData.ts';

const shareImage = { path: '/share.png', width: 1200, height: 630, alt: 'O joelho de um paciente, medido em 92 graus' };

/** What a page's `<head>` says of it: to browsers, to search engines, and to sites that show a link to it. */
export function head(page: Page, bundle: ClientBundle): string {
  const { route } = page;
  const indexed = route !== undefined && !noIndex;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(route ? routeHead(route, bundle) : []),
    `<link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${bundle.styles}</style>`,
    // The page is whole without its scripts: on a slow link the font goes before them.
    `<link rel="preload" as="script" fetchpriority="low" ${attributes('href', bundle.hydration)}>`,
    `<template id="hydration"><script ${attributes('src', bundle.hydration)}></script></template>`,
    // Deferred, it would run in the parser's last task, which on a slow phone is the longest of the load.
    `<script async="" fetchpriority="low" ${attributes('src', bundle.main)}></script>`,
  ].join('\n');
}

function routeHead(route: DescribedRoute, bundle: ClientBundle): string[] {
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

function attributes(address: 'href' | 'src', { url, integrity }: Script): string {
  return `${address}="${url}" integrity="${integrity}"`;
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
