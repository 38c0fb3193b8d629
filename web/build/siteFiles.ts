import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../src/routes.ts';
import { site, storeUrl } from '../src/site.ts';
import { absolute } from './origin.ts';
import { distDir } from './paths.ts';

/** Writes the files about the site that machines ask for, from `routes.ts` and `site.ts`. */
export async function writeSiteFiles(): Promise<void> {
  const files = { 'robots.txt': robots(), 'sitemap.xml': sitemap(), 'site.webmanifest': manifest() };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(distDir, name), content);
}

/** The Robots Exclusion Protocol (RFC 9309). Pages that must stay out of an index say so themselves: it takes a visit to read. */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
}

/** The routes, after the Sitemaps protocol (sitemaps.org). */
function sitemap(): string {
  const urls = Object.values(routes).map((route) => `  <url><loc>${absolute(route.path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The site on a home screen (W3C Web Application Manifest). It stays a page of the browser: the app is in the store. */
function manifest(): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return JSON.stringify({
    name: site.name,
    short_name: 'Goniometria',
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: '#faf9f5',
    theme_color: '#faf9f5',
    icons: [icon(192), icon(512)],
    related_applications: [{ platform: 'play', id: site.storePackageId, url: storeUrl }],
  });
}
