import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Mozilla from '@mozilla/readability';
import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';

// The page's security policy does not bind a browser's reader mode.
test.use({ bypassCSP: true });

declare const Readability: typeof Mozilla.Readability;

const source = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/** What Firefox's reader mode must keep of a page. It drops elements that are mostly links. */
const kept = [
  { what: 'features', route: routes.home, texts: features.flatMap(({ title, description }) => [title, description]) },
  { what: 'founder', route: routes.about, texts: [site.founder.name, site.founder.role, site.founder.bio] },
];

for (const { what, route, texts } of kept) {
  test(`a reader mode keeps the ${what}`, async ({ page }) => {
    await page.addInitScript({ content: `${source}; globalThis.Readability = Readability` });
    await page.goto(route.path);
    const read = await page.evaluate(() => new Readability(document.cloneNode(true) as Document).parse()?.textContent);
    for (const text of texts) expect.soft(read, text).toContain(text);
  });
}
