// @vitest-environment node
import { expect, test } from 'vitest';
import { legal, routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { absolute } from './address.ts';
import { metadataFiles } from './files.ts';

test('the site map names every route, dates only the legal pages, by what they state, and is named to robots', () => {
  expect(metadataFiles().get('robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  const map = metadataFiles().get('sitemap.xml') ?? '';
  const entries = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  const dated = Object.values(routes).map(({ path }) => [
    path,
    legal.some((route) => route.path === path) ? site.legalUpdated : undefined,
  ]);
  expect(entries.map(([, path, date]) => [path, date])).toEqual(dated);
});
