import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Stop, shownControls, tabThrough } from './focus.ts';
import { allPaths } from './pages.ts';

test.use({ expectedMessages: ['404 (Not Found)'], contextOptions: { reducedMotion: 'reduce' } });

/** Reports whether one control follows another in visual order: below it, to its right, or inside it. */
function follows({ box: next }: Stop, { box: last }: Stop): boolean {
  const inside = next.top >= last.top && next.bottom <= last.bottom && next.right <= last.right;
  return next.top >= last.bottom || next.left >= last.right || inside;
}

const seekBarName = 'Posição do vídeo';

for (const width of [360, 1280]) {
  for (const path of allPaths) {
    test(`Tab reaches every control of ${path} at ${width} px in visual order, and each shows it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('button:disabled')).toHaveCount(0);
      await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
      const stops = await tabThrough(page);

      expect(stops).toHaveLength(await shownControls(page));
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
      // The skip link covers the header while it has the focus.
      const [skipLink, ...controls] = stops;
      expect(skipLink?.name).toBe('Pular para o conteúdo');
      for (const [index, next] of controls.slice(1).entries()) {
        const last = controls[index];
        // The film's strip is read with the phone that stands on it, before the features beside the phone.
        if (last?.name === seekBarName) continue;
        expect.soft(last && follows(next, last), `${next.name} after ${last?.name}`).toBe(true);
      }
    });
  }
}

for (const path of ['/', '/privacy']) {
  test(`the sticky header covers no control of ${path} on the way back`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(page.locator('button:disabled')).toHaveCount(0);
    const stops = await tabThrough(page, 'Shift+Tab');
    expect(stops).toHaveLength(await shownControls(page));
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  const focused = () => control.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60; press++) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

test('the focus that moves on from the open menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('navigation');
  await tabTo(page, page.getByRole('button', { name: 'Abrir menu' }));
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Contato' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Baixar no Google Play' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Baixar no Google Play' }).first()).toBeFocused();
  await expect(menu).toBeHidden();
});

test('a visit by keyboard alone: the menu, a feature, the film, the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const video = page.locator('video');
  const isPaused = () => video.evaluate((film: HTMLVideoElement) => film.paused);
  await tabTo(page, page.getByRole('button', { name: 'Relatórios detalhados' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(60);
  await expect(page.getByRole('button', { name: 'Pausar vídeo' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await expect(page.getByRole('button', { name: 'Reproduzir vídeo' })).toBeFocused();

  await page.reload();
  const open = page.getByRole('button', { name: 'Abrir menu' });
  await tabTo(page, open);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Contato' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Contato', level: 1 })).toBeFocused();

  for (const words of ['Ana', 'ana@example.com', 'Dúvida', 'Como importo uma foto?']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  const alerted = page.waitForEvent('dialog');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await (await alerted).accept();
  await expect(page.getByRole('button', { name: 'Enviar Mensagem' })).toBeFocused();
});
