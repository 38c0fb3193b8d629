import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { allPaths, unknownPath } from '../helpers/paths.ts';
import { awaitPictures } from '../helpers/pictures.ts';
import { playFeature } from '../helpers/showcase.ts';

const built = `${import.meta.dirname}/../../../web/dist`;

/** How long a file may be stored. What lies in `assets/` is named by its content and never changes. */
function cacheControl(path: string): string {
  if (path === unknownPath) return 'no-store, no-transform';
  if (allPaths.includes(path)) return 'public, max-age=0, s-maxage=60, no-transform';
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable, no-transform'
    : 'public, max-age=3600, no-transform';
}

test('whatever the pages load is cached as its place says, and they load all that is cached for a year', async ({
  page,
  request,
}) => {
  const loaded = new Map<string, string | undefined>();
  page.on('response', (response) => loaded.set(new URL(response.url()).pathname, response.headers()['cache-control']));
  for (const path of allPaths) {
    await page.goto(path);
    await awaitPictures(page);
    if (path === routes.home.path) await loadFilm(page);
  }
  // Chromium without a window asks for no icon and no manifest.
  for (const link of await page.locator('link[rel*=icon], link[rel=manifest]').all()) {
    const path = (await link.getAttribute('href')) ?? '';
    loaded.set(path, (await request.get(path)).headers()['cache-control']);
  }

  const assets = readdirSync(`${built}/assets`).filter((name) => !/\.(br|gz)$/.test(name));
  for (const name of assets) expect.soft([...loaded.keys()]).toContain(`/assets/${name}`);
  expect(Object.fromEntries(loaded)).toEqual(
    Object.fromEntries([...loaded.keys()].map((path) => [path, cacheControl(path)])),
  );
});

/** Plays the film, and opens its chapters as a browser does that lists them. */
async function loadFilm(page: Page): Promise<void> {
  const [feature] = features;
  await playFeature(page, feature);
  await page.locator('track').evaluate(
    (track: HTMLTrackElement) =>
      new Promise((resolve, reject) => {
        track.onload = resolve;
        track.onerror = reject;
        track.track.mode = 'hidden';
      }),
  );
}
