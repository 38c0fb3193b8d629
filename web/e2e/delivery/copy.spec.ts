import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { test as base, expect } from '../fixtures.ts';
import { playButton } from '../helpers/film.ts';
import { footer, main } from '../helpers/parts.ts';
import { featureLink, reports } from '../helpers/showcase.ts';

/** Where the copy is served: in a folder of another site. */
const folder = '/copia/';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** The tests of a copy that `wget` has made, with links to its own files, served as files are. */
const test = base.extend<object, { copy: string }>({
  copy: [
    async ({ server }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
      const { host } = new URL(server.origin);
      const { status } = spawnSync('wget', ['-q', '-mkpE', '-P', folder, server.origin]);
      expect(status).toBe(0);
      const copies = createServer(async ({ url = '' }, response) => {
        const { pathname } = new URL(url, server.origin);
        const name = pathname.replace(/^\/copia/, '').replace(/\/$/, '/index.html');
        try {
          const content = await readFile(path.join(folder, host, name));
          response
            .writeHead(200, { 'Content-Type': types[path.extname(name)] ?? 'application/octet-stream' })
            .end(content);
        } catch {
          response.writeHead(404).end();
        }
      }).listen(0, '127.0.0.1');
      await once(copies, 'listening');
      await use(`http://127.0.0.1:${(copies.address() as AddressInfo).port}`);
      copies.closeAllConnections();
      copies.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ copy }, use) => use(copy),
});

/** The link to a page, which has another address in a copy. */
const linkNamed = (page: Page, { label }: { label: string }) =>
  footer(page).getByRole('link', { name: label, exact: true });

test('a copied page stays the page that was served, and its links lead to the copies', async ({ page, requests }) => {
  const { about, terms } = routes;
  const address = `${folder}${about.path.slice(1)}.html`;
  await page.goto(address, { waitUntil: 'commit' });
  const served = await main(page).innerText();
  await page.goto(address);
  await expect(page).toHaveTitle(about.title);
  expect((await main(page).innerText()).slice(0, 200)).toBe(served.slice(0, 200));
  await expect(footer(page).locator('[aria-current]')).toHaveText(about.label);

  await linkNamed(page, terms).click();
  await expect(page).toHaveURL(`${folder}${terms.path.slice(1)}.html`);
  await expect(page).toHaveTitle(terms.title);
  expect(requests).toContain(page.url());
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(about.title);
});

test('in a copy a moment of the film has an address of the copy', async ({ page }) => {
  await page.goto(folder);
  await featureLink(page, reports).click();
  await expect(page).toHaveURL(`${folder}?t=${reports.timestamp}#${reports.id}`);
  await page.reload();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  await expect(playButton(page)).toBeEnabled();
});
