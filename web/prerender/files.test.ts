// @vitest-environment node
import { expect, test } from 'vitest';
import { routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { metadataFiles } from './files.ts';

declare const BUILD_DAY: string;

test('the site map dates legal pages by what they state, and all others by the build', () => {
  const map = metadataFiles().get('sitemap.xml') ?? '';
  const dates = [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  const dateOf = ({ path }: { path: string }) => dates.find(([, address = '']) => address.endsWith(path))?.[2];
  expect(dates).toHaveLength(Object.keys(routes).length);
  for (const route of [routes.privacy, routes.terms]) expect(dateOf(route)).toBe(site.legalUpdated);
  for (const route of [routes.home, routes.about, routes.contact]) expect(dateOf(route)).toBe(BUILD_DAY);
});
