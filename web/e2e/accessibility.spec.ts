import type { Page } from '@playwright/test';
import { sendDelay } from '../src/contact/sendMessage.ts';
import { routes } from '../src/routes.ts';
import { axeFindings, installAxe } from './axe.ts';
import { faintParts } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { allPaths } from './pages.ts';

// Without motion no colour is in transition while it is measured.
test.use({ expectedMessages: ['404 (Not Found)'], contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await installAxe(page);
});

/** The pages with one state. The home page and the form have tests of their own. */
const stillPaths = allPaths.filter((path) => path !== routes.home.path && path !== routes.contact.path);

/**
 * Expects no finding of axe and no text or border with too little contrast, in the page's current state: in both themes,
 * narrow and wide.
 */
async function expectAccessible(page: Page, state: string, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = `${state}, ${colorScheme} at ${width} px`;
      expect.soft(await axeFindings(page), look).toEqual([]);
      expect.soft(await faintParts(page), look).toEqual([]);
    }
  }
}

/** Holds the simulated sending until `finishSending` is called in the page. */
async function holdSending(page: Page): Promise<void> {
  await page.evaluate((delay) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, milliseconds?: number) =>
        milliseconds === delay
          ? Object.assign(window, { finishSending: callback })
          : setTimeout(callback, milliseconds),
    });
  }, sendDelay);
}

for (const path of stillPaths) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, 'as it opens');
  });
}

test('the home page is accessible as it opens', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page, 'as it opens');
});

for (const name of ['Método de avaliação', 'Relatórios detalhados', 'Compartilhamento']) {
  test(`the home page is accessible with ${name} playing and the transcript open`, async ({ page }) => {
    await page.goto('/');
    await page.getByText('Transcrição do vídeo').click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: 'Pausar vídeo' })).toBeVisible();
    await expectAccessible(page, `${name} plays`);
  });
}

test('the contact page is accessible, refusing, sending and sent', async ({ page }) => {
  await page.goto('/contact');
  await holdSending(page);
  await expectAccessible(page, 'as it opens');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana');
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
  await expectAccessible(page, 'refused');
  for (const field of await page.getByRole('textbox').all()) await field.fill('ana@example.com');
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await expectAccessible(page, 'sending');
  page.once('dialog', (dialog) => dialog.accept());
  await page.evaluate(() => Object(window).finishSending());
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  await expectAccessible(page, 'sent');
});

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expectAccessible(page, 'the menu is open', [360]);
});

test.describe('without the film', () => {
  test.use({ expectedMessages: ['Failed to load resource'] });

  test('the home page is accessible', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Compartilhamento' }).click();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expectAccessible(page, 'the film failed', [360]);
  });
});

test('a barrier and a faint text are found', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    document.querySelector('img')?.removeAttribute('alt');
    const heading = document.querySelector('h1');
    if (heading) heading.style.color = 'color-mix(in srgb, currentColor 15%, white)';
  });
  expect(await axeFindings(page)).toEqual(['color-contrast: h1', expect.stringMatching(/^image-alt: img/)]);
  expect(await faintParts(page)).toMatchObject([{ what: 'Our History', least: 3 }]);
});

test('a text that is faint over something else than its ancestors is found', async ({ page }) => {
  await page.goto('/');
  // Dark on the photograph, which the header stands over.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sobre' })
    .evaluate((link) => {
      link.style.color = '#084f4c';
    });
  expect(await faintParts(page)).toMatchObject([{ what: 'Sobre', least: 4.5 }]);
});
