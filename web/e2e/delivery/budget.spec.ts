import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { legalFacts, site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { routePaths } from '../helpers/paths.ts';

/**
 * Ceilings of bytes as they are sent, a twenty-fifth above what they were when they were set: a document with its header
 * fields, the script without. The build prints what each file weighs. What a visitor feels is measured by `make audit`.
 */
const ceiling = { document: 27_100, script: 104_100 };

/** What the owner's facts add to a page and to the script. */
const facts = brotliCompressSync(JSON.stringify([site, legalFacts])).length;

for (const address of routePaths) {
  test(`${address} waits for nothing but its document, which is small, and its one script is small`, async ({
    page,
    requests,
  }) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const sizesOf = (type: 'document' | 'script') =>
      Promise.all(finished.filter((request) => request.resourceType() === type).map((request) => request.sizes()));
    // A browser need not report its first paint.
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto(address);
    expect(await resources(page, 'blocking')).toEqual([]);
    expect(await resources(page, 'non-blocking')).not.toEqual([]);
    await expect(page.locator('link[rel=stylesheet], link[rel=preload], link[rel=modulepreload]')).toHaveCount(0);
    await expect(page.locator('style')).toHaveCount(1);
    await expect(page.locator('script[src]')).toHaveAttribute('integrity', /^sha384-/);
    const advice = 'bytes: take something out, or raise the ceiling by a twenty-fifth';
    const documents = await sizesOf('document');
    expect(documents, 'the documents').toHaveLength(1);
    for (const { responseHeadersSize, responseBodySize } of documents) {
      expect(responseHeadersSize + responseBodySize, advice).toBeLessThanOrEqual(ceiling.document + facts);
    }
    const scripts = await sizesOf('script');
    expect(scripts, 'the scripts').toHaveLength(1);
    for (const { responseBodySize } of scripts) {
      expect(responseBodySize, advice).toBeLessThanOrEqual(ceiling.script + facts);
    }
    expect(requests.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  });
}

test('every file that shrinks by a quarter is sent compressed, but pictures, film and font', async ({ siteFolder }) => {
  const folder = path.join(siteFolder, 'web/dist');
  // The server serves no name with a dot before it.
  const names = (await readdir(folder, { recursive: true })).filter((name) => path.extname(name) && name[0] !== '.');
  const sent = new Set(names);
  // Pictures, film and font have a compression of their own, which leaves little. Only a flat JPEG may shrink again.
  for (const name of names.filter((name) => !/\.(br|gz|jpg|png|webp|mp4|woff2)$/.test(name))) {
    const content = await readFile(path.join(folder, name));
    const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    if (brotliCompressSync(content, fast).length < 0.75 * content.length) {
      expect.soft(sent.has(`${name}.br`) && sent.has(`${name}.gz`), name).toBe(true);
    }
  }
});

/** What the page has fetched so far, of that `renderBlockingStatus` (Resource Timing). */
function resources(page: Page, status: 'blocking' | 'non-blocking'): Promise<string[]> {
  return page.evaluate(
    (status) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === status)
        .map(({ name }) => name),
    status,
  );
}
