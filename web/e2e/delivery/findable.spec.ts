import type { Page } from '@playwright/test';
import { appName } from '../../shared/appName.ts';
import { chapters, duration } from '../../shared/shownFilm.ts';
import { addressOf } from '../../src/home/showcase/arrival.ts';
import { descriptions, routes } from '../../src/routes.ts';
import { legalFacts, site } from '../../src/site.ts';
import { leastSystem, storeUrl } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { main } from '../helpers/parts.ts';

// Search engines and social networks may not run scripts.
test.use({ javaScriptEnabled: false });

/** A thing of schema.org, as JSON. */
type Thing = Record<string, unknown> & { '@type': string };

for (const { path, title, label } of Object.values(routes)) {
  test(`${path} describes itself to search engines, to those who share it and as linked data`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const address = new URL(path, site.origin).href;
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'max-image-preview:large');
    expect(await metaOf(page)).toMatchObject({
      description: descriptions[path],
      'og:url': address,
      'og:title': title,
      'og:description': descriptions[path],
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });

    const image = await request.get(localPath((await metaOf(page))['og:image']));
    expect(sizeOfPng(await image.body())).toEqual({ width: 1200, height: 630 });
    expect(image.headers()['cross-origin-resource-policy'], 'other sites may show it').toBe('cross-origin');

    const graph = await graphOf(page);
    for (const type of ['Organization', 'WebSite']) find(graph, type);
    for (const value of leaves(graph)) {
      // An absolute address of this site is one that the server knows.
      if (value.startsWith(`${site.origin}/`)) expect((await request.get(localPath(value))).status(), value).toBe(200);
    }

    // How to reach it from the home page.
    if (path === routes.home.path) return;
    const trail = find(graph, 'BreadcrumbList').itemListElement as Thing[];
    expect(trail.map(({ position }) => position)).toEqual([1, 2]);
    expect(trail[0]).toMatchObject({ name: routes.home.label, item: new URL('/', site.origin).href });
    expect(trail[1]).toMatchObject({ name: label, item: new URL(path, site.origin).href });
  });
}

test('film and app are described as search engines ask, and each clip by the address of its second', async ({
  page,
}) => {
  await page.goto('/');
  const graph = await graphOf(page);
  const film = find(graph, 'VideoObject');
  expect(film).toMatchObject({
    name: expect.any(String),
    thumbnailUrl: expect.any(String),
    duration: `PT${duration}S`,
  });
  expect(film.uploadDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  expect(film.description).not.toBe(descriptions[routes.home.path]);
  const video = page.locator('video');
  expect(film.contentUrl).toBe(
    new URL((await video.locator('source').last().getAttribute('src')) ?? '', site.origin).href,
  );

  const clips = film.hasPart as (Thing & { startOffset: number; endOffset: number; url: string })[];
  expect(clips.map(({ startOffset }) => startOffset)).toEqual(chapters.map(({ start }) => start));
  for (const { startOffset, endOffset, url } of clips) {
    expect(endOffset).toBeGreaterThan(startOffset);
    expect(url).toBe(new URL(addressOf(startOffset), site.origin).href);
    // The page has the fragment before its script.
    await expect(page.locator(`[id="${new URL(url).hash.slice(1)}"]`)).toBeAttached();
  }

  const app = find(graph, 'MobileApplication');
  expect(app).toMatchObject({
    applicationCategory: 'HealthApplication',
    operatingSystem: leastSystem || 'Android',
  });
  for (const claim of ['aggregateRating', 'review']) expect(app).not.toHaveProperty(claim);
  const offers = app.offers as Thing[] | undefined;
  const once = site.prices.filter(({ per }) => !per).map(({ reais }) => reais);
  expect(
    offers?.map(({ price }) => price),
    'no empty list',
  ).toEqual(once.length > 0 ? once : undefined);
});

test('the words that physiotherapists search for are in titles, descriptions and sentences', async ({ page }) => {
  for (const { path, title } of [routes.home, routes.about]) {
    expect(title).toMatch(/goniômetro/i);
    expect(descriptions[path]).toMatch(/goniômetro/i);
  }
  // Search engines cut longer ones off.
  expect(Object.values(routes).filter(({ title }) => title.length > 60)).toEqual([]);
  for (const [words, { path }] of [
    ['goniômetro digital', routes.home],
    ['medir ADM', routes.home],
    ['celular', routes.about],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1, h2, h3, p').filter({ hasText: words }), words).not.toHaveCount(0);
  }
});

test('the organization states its legal facts on the legal pages', async ({ page }) => {
  await page.goto('/terms');
  const { legalName, taxId, address } = legalFacts.controller;
  expect(find(await graphOf(page), 'Organization')).toMatchObject({
    legalName,
    taxID: taxId,
    address: { streetAddress: address.street },
  });
  await expect(main(page)).toContainText(legalName);
});

test('what the manifest names is there, and as large as it says', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect((await request.head(manifest.start_url)).status()).toBe(200);
  expect(manifest).toMatchObject({
    name: appName,
    related_applications: [{ id: site.storePackageId, url: storeUrl }],
  });
  expect(manifest.icons).toHaveLength(2);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const { width, height } = sizeOfPng(await icon.body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

async function graphOf(page: Page): Promise<Thing[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(json ?? '')['@graph'];
}

function find(graph: Thing[], type: string): Thing {
  const thing = graph.find((candidate) => candidate['@type'] === type);
  if (!thing) throw new Error(`the page describes no ${type}`);
  return thing;
}

/** Every string in a value. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

async function metaOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('meta[name], meta[property]')
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    );
  return Object.fromEntries(pairs);
}

/** What the server under test is asked for where a page names the public address. */
function localPath(address = ''): string {
  const { origin, pathname, search } = new URL(address);
  expect(origin).toBe(site.origin);
  return pathname + search;
}

/** In pixels, from the header chunk (PNG, 11.2.2). */
function sizeOfPng(file: Buffer): { width: number; height: number } {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
