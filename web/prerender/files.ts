import { appName } from '../shared/appName.ts';
import { palette } from '../shared/palette.ts';
import { legal, routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { storeUrl } from '../src/store.ts';
import { absolute } from './address.ts';
import { storeCode } from './storeCode.ts';

/** The files about the site that machines fetch, by their paths. */
export function metadataFiles(): Map<string, string> {
  const urls = Object.values(routes).map((route) => {
    // Crawlers ignore all days of a site whose days are wrong, and of the other pages the day is unknown.
    const lastChange = legal.includes(route) ? `<lastmod>${site.legalUpdated}</lastmod>` : '';
    return `  <url><loc>${absolute(route.path)}</loc>${lastChange}</url>\n`;
  });
  const icon = { type: 'image/png', purpose: 'any maskable' };
  const manifest = {
    name: appName,
    short_name: 'Goniometria',
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser', // The app itself is in the store.
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, ...icon })),
    related_applications: [{ platform: 'play', id: site.storePackageId, url: storeUrl }],
  };
  return new Map([
    // Crawlers may read every page: one that no index may list says so itself (RFC 9309).
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`],
    ['sitemap.xml', `${sitemapStart}\n${urls.join('')}</urlset>\n`],
    ['store-qr.svg', storeCode()],
    ['site.webmanifest', JSON.stringify(manifest)],
  ]);
}

const sitemapStart = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
