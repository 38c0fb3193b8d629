import { appName } from '../shared/appName.ts';
import { palette } from '../shared/palette.ts';
import { followed } from '../shared/patients.ts';
import { descriptions, notFoundTitle, type Route } from '../src/routes.ts';
import { absolute } from './address.ts';
import { shareImage } from './serverData.ts';
import { structuredData } from './structuredData.ts';

/** What the page of a route, or the error screen, says about itself in `<head>`. */
export function head(route?: Route): string {
  // `NOINDEX=1` asks search engines to leave every page out, for staging.
  const indexed = route !== undefined && process.env.NOINDEX !== '1';
  return [
    // Before all styles: a browser that darkens pages leaves one that has a theme of its own as it is.
    meta('name', 'color-scheme', 'light dark'),
    `<title>${escapeHtml(route?.title ?? notFoundTitle)}</title>`,
    // Search engines show a small picture, or none, unless a page allows a large one.
    meta('name', 'robots', indexed ? 'max-image-preview:large' : 'noindex'),
    ...(route ? routeHead(route) : []),
    meta('name', 'theme-color', palette.light.paper, '(prefers-color-scheme: light)'),
    meta('name', 'theme-color', palette.dark.paper, '(prefers-color-scheme: dark)'),
  ].join('\n');
}

const { series, latest } = followed;

/** What the share image shows: the record's latest measure. */
const shareImageAlt = `Membro inferior ${series.side.toLowerCase()} em vista lateral, ${series.joint.toLowerCase()} em ${latest.angle} graus de ${series.movement.toLowerCase()}`;

function routeHead(route: Route): string[] {
  const properties = {
    type: 'website',
    site_name: appName,
    locale: 'pt_BR',
    url: absolute(route.path),
    title: route.title,
    description: descriptions[route.path],
    image: absolute(shareImage),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': shareImageAlt,
  };
  return [
    meta('name', 'description', descriptions[route.path]),
    `<link rel="canonical" href="${absolute(route.path)}">`,
    ...Object.entries(properties).map(([name, content]) => meta('property', `og:${name}`, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    // In JSON, `<` may be written as an escape; in HTML, `</script` would end the block.
    `<script type="application/ld+json">${JSON.stringify(structuredData(route)).replaceAll('<', '\\u003c')}</script>`,
  ];
}

function meta(key: 'name' | 'property', name: string, content: string, media?: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}"${media ? ` media="${media}"` : ''}>`;
}

/** Escapes a text for an element or for an attribute in double quotes. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
