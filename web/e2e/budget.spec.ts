import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';

/**
 * What a visit may cost, in bytes as they are sent: answers with their heads, scripts without. The script is what the
 * document links to, and hydrates every page. A page's own module comes after it.
 */
const budget = { firstAnswer: 14_000, script: 68_000, module: 7_000, beforeInteraction: 130_000 };

for (const { path } of Object.values(routes)) {
  test(`the answer to ${path}, head and content, fits the first flight of packets`, async ({ baseURL }) => {
    expect(await sizeOf(`${baseURL}${path}`)).toBeLessThanOrEqual(budget.firstAnswer);
  });

  test(`${path} waits for no style sheet and no script, and stays within its budgets`, async ({ page }) => {
    const answers = await answersTo(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await resources(page, 'blocking')).toEqual([]);
    expect(await resources(page, 'non-blocking')).not.toEqual([]);
    const linked = await page
      .locator('script[src], link[rel=modulepreload]')
      .evaluateAll((elements) => elements.map((element) => Object(element).src || Object(element).href));
    const scripts = answers.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'));
    const script = scripts.filter(({ url }) => linked.includes(url));
    const modules = scripts.filter(({ url }) => !linked.includes(url));
    expect(script).toHaveLength(linked.length);
    expect(sum(script.map(({ content }) => content))).toBeLessThanOrEqual(budget.script);
    for (const { url, content } of modules) expect(content, url).toBeLessThanOrEqual(budget.module);
    expect(sum(answers.map(({ bytes }) => bytes))).toBeLessThanOrEqual(budget.beforeInteraction);
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
  /** Of the coded content alone, and of the answer with its head. */
  content: number;
  bytes: number;
}

/** The answers that a page gets from now on, with the bytes of each as they crossed the network. */
async function answersTo(page: Page): Promise<Answer[]> {
  const answers = new Map<string, Answer>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { url: response.url, type, content: Number(response.headers['Content-Length']), bytes: 0 }),
  );
  const all: Answer[] = [];
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) all.push({ ...answer, bytes: encodedDataLength });
  });
  await devTools.send('Network.enable');
  return all;
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

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
