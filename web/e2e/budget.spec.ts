import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';

/**
 * Keeps bytes from creeping, as they are sent: a document with its head, the script without. There is a kilobyte for an
 * owner's longer facts. What a visitor feels is measured by `make audit`.
 */
const budget = { document: 21_500, script: 92_000 };

for (const { path } of Object.values(routes)) {
  test(`the answer to ${path}, head and content, is small`, async ({ baseURL }) => {
    expect(await sizeOf(`${baseURL}${path}`)).toBeLessThanOrEqual(budget.document);
  });

  test(`${path} waits for nothing but its document, and its one script is small`, async ({ page }) => {
    const answers = await answersTo(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await resources(page, 'blocking')).toEqual([]);
    expect(await resources(page, 'non-blocking')).not.toEqual([]);
    await expect(page.locator('link[rel=stylesheet], link[rel=preload], link[rel=modulepreload]')).toHaveCount(0);
    await expect(page.locator('style')).toHaveCount(1);
    const scripts = answers.filter(({ type }) => type === 'Script');
    expect(scripts).toHaveLength(1);
    for (const { url, content } of scripts) expect(content, url).toBeLessThanOrEqual(budget.script);
    expect(answers.filter(({ url }) => url.endsWith('.mp4'))).toEqual([]);
  });
}

test('one script hydrates the page, also where the browser reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect(page.locator('script[src]')).toHaveCount(1);
  await expect(page.locator('script[src]')).toHaveAttribute('integrity', /^sha384-/);
});

interface Answer {
  url: string;
  type: string;
  /** The bytes of the coded content. */
  content: number;
}

/** The answers that a page gets from now on. */
async function answersTo(page: Page): Promise<Answer[]> {
  const answers: Answer[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Network.responseReceived', ({ type, response }) =>
    answers.push({ url: response.url, type, content: Number(response.headers['Content-Length']) }),
  );
  await devTools.send('Network.enable');
  return answers;
}

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

/** The bytes of an answer as a browser asks for it: its status line, its fields and its content. */
function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      let content = 0;
      response.on('data', (chunk: Buffer) => {
        content += chunk.length;
      });
      response.on('end', () => resolve(headSize(response.rawHeaders) + content));
    });
    request.on('error', reject);
  });
}

/** Of HTTP/1.1; HTTP/2 sends less. `fields` are names and values in turn. */
function headSize(fields: string[]): number {
  const statusLine = 'HTTP/1.1 200 OK\r\n';
  return fields.reduce((bytes, word) => bytes + word.length + 2, statusLine.length + 2);
}
