import path from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { test as base, expect } from './fixtures.ts';
import { namedPaths } from './pages.ts';
import { type RunningServer, startServer } from './server.ts';

/** Opens the site of the example owner, so that the references stay valid when the facts of `site.ts` change. */
const test = base.extend<object, { exampleSite: RunningServer }>({
  exampleSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer(path.resolve(import.meta.dirname, '../../.cache/owner'));
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ exampleSite }, use) => use(exampleSite.origin),
});

test.use({ expectedMessages: ['404 (Not Found)'] });

/**
 * Opens a page with the font in the cache, because a first visit can show the system's font, and with all pictures, also
 * those that are far from the screen.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.getByRole('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) {
      picture.loading = 'eager';
      if (picture.parentElement) picture.parentElement.style.contentVisibility = 'visible';
    }
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** Shows the page in each theme. */
async function inBothThemes(page: Page, compare: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await compare(colorScheme);
  }
}

for (const [name, path] of namedPaths) {
  test(`${name} looks as it did at every width and in both themes`, async ({ page }) => {
    await open(page, path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0)); // A reload may restore a pixel, which moves the sticky header.
      await inBothThemes(page, (theme) =>
        expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: true }),
      );
    }
  });
}

test('the open menu looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await inBothThemes(page, (theme) => expect.soft(page).toHaveScreenshot(`menu-${theme}.png`));
});

/** High enough that the page does not scroll to the form, whose first label the header would cover. */
const wholeForm = { width: 1280, height: 1500 };

test('the sending form looks as it did', async ({ page }) => {
  await page.setViewportSize(wholeForm);
  await open(page, '/contact');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const field of await page.getByRole('textbox').all()) await field.fill('ana@example.com');
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await inBothThemes(page, (theme) => expect.soft(page.getByRole('form')).toHaveScreenshot(`sending-${theme}.png`));
});

test('the refused form looks as it did', async ({ page }) => {
  await page.setViewportSize(wholeForm);
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana');
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  // Removes the browser's own validation bubble, which differs between systems.
  await page.getByRole('textbox', { name: 'Nome' }).blur();
  await inBothThemes(page, (theme) => expect.soft(page.getByRole('form')).toHaveScreenshot(`refused-${theme}.png`));
});

test('the goniometer looks as it did at both ends of its range', async ({ page }) => {
  await open(page, '/');
  for (const [key, degrees] of [
    ['Home', 0],
    ['End', 140],
  ] as const) {
    await page.getByRole('slider', { name: 'Flexão do joelho' }).press(key);
    // It fills the first screen.
    await inBothThemes(page, (theme) => expect.soft(page).toHaveScreenshot(`goniometer-${degrees}-${theme}.png`));
  }
});

test('an icon that is missing from a wide page is noticed', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await open(page, routes.home.path);
  const icon = page.getByRole('button', { name: 'Compartilhamento' }).locator('svg');
  await icon.evaluate((svg) => svg.replaceChildren());
  await expect(page).not.toHaveScreenshot('home-1920-light.png', { fullPage: true });
});
