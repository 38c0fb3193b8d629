import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { difference, frameOfFile, frameShownFrom } from './frames.ts';
import { holdHydration } from './hydration.ts';

const features = [
  { name: 'Goniometria digital', timestamp: 36 },
  { name: 'Método de avaliação', timestamp: 36 },
  { name: 'Relatórios detalhados', timestamp: 60 },
  { name: 'Compartilhamento', timestamp: 72 },
];

const feature = (page: Page, name: string) => page.getByRole('button', { name });
const video = (page: Page) => page.locator('video');
const currentTime = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const paused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

/** Awaits playback from a second on: the position is past it, near it, and rising. */
async function expectPlayingFrom(page: Page, timestamp: number): Promise<void> {
  await expect.poll(() => currentTime(page)).toBeGreaterThan(timestamp);
  const first = await currentTime(page);
  expect(first).toBeLessThan(timestamp + 5);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(first);
}

test('the first feature is active at the start and nothing plays', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Veja o app em ação' }).locator('[aria-current=true]')).toHaveText(
    /Goniometria digital/,
  );
  expect(await paused(page)).toBe(true);
  expect(await currentTime(page)).toBe(0);
});

test('before hydration no control of the showcase is offered that does nothing', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  const controls = page.getByRole('region', { name: 'Veja o app em ação' }).locator('button, input');
  await expect(controls).toHaveCount(features.length + 2);
  for (const control of await controls.all()) await expect(control).toBeDisabled();
  hydrate();
  for (const control of await controls.all()) await expect(control).toBeEnabled();
});

test('no byte of the film is requested before the showcase is near', async ({ page, requests }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await video(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.filter((url) => url.endsWith('.mp4'))).not.toEqual([]);
});

for (const { name, timestamp } of features) {
  test(`a click on ${name} makes it active and plays from ${timestamp} s`, async ({ page }) => {
    await page.goto('/');
    await feature(page, name).click();
    await expect(feature(page, name)).toHaveAttribute('aria-current', 'true');
    await expectPlayingFrom(page, timestamp);
    await expect(page.getByRole('button', { name: 'Pausar vídeo' })).toBeVisible();
  });
}

for (const { name, timestamp } of features) {
  test(`a cold click on ${name} shows the film’s own picture of ${timestamp} s`, async ({ page }) => {
    await page.goto('/');
    const shown = frameShownFrom(page, timestamp);
    await feature(page, name).click();
    const { mediaTime, pixels } = await shown;
    expect(mediaTime).toBeLessThan(timestamp + 2);
    const own = difference(pixels, frameOfFile(mediaTime));
    for (const other of [2, 36, 60, 72].filter((second) => second !== timestamp)) {
      expect(difference(pixels, frameOfFile(other))).toBeGreaterThan(3 * own);
    }
  });
}

test('on a small screen a tap on a feature brings the film into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await feature(page, 'Compartilhamento').click();
  await expect(video(page)).toBeInViewport({ ratio: 0.9 });
  await expectPlayingFrom(page, 72);
});

test('a click on the active feature jumps again', async ({ page }) => {
  await page.goto('/');
  await feature(page, 'Compartilhamento').click();
  await expectPlayingFrom(page, 72);
  await page.getByRole('slider', { name: 'Posição do vídeo' }).press('Home');
  await expect.poll(() => currentTime(page)).toBeLessThan(10);
  await feature(page, 'Compartilhamento').click();
  await expectPlayingFrom(page, 72);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} chooses a feature`, async ({ page }) => {
    await page.goto('/');
    await feature(page, 'Relatórios detalhados').press(key);
    await expectPlayingFrom(page, 60);
  });
}

test('the play button says what it will do and does it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Reproduzir vídeo' }).click();
  await expectPlayingFrom(page, 0);
  await page.getByRole('button', { name: 'Pausar vídeo' }).click();
  await expect(page.getByRole('button', { name: 'Reproduzir vídeo' })).toBeVisible();
  expect(await paused(page)).toBe(true);
});

test('at its end the film returns to paused', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Reproduzir vídeo' }).click();
  await expectPlayingFrom(page, 0);
  await page.getByRole('slider', { name: 'Posição do vídeo' }).press('End');
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  await expect(page.getByRole('button', { name: 'Reproduzir vídeo' })).toBeVisible();
  await page.getByRole('button', { name: 'Reproduzir vídeo' }).click();
  await expectPlayingFrom(page, 0);
});

test('the seek bar shows the position, and a click on it seeks', async ({ page }) => {
  await page.goto('/');
  const seekBar = page.getByRole('slider', { name: 'Posição do vídeo' });
  await expect(seekBar).toHaveAttribute('aria-valuetext', '0:00 de 1:30');
  const box = await seekBar.boundingBox();
  if (!box) throw new Error('the seek bar is not shown');
  await seekBar.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect.poll(() => currentTime(page)).toBeCloseTo(45, 0);
  await expect(seekBar).toHaveAttribute('aria-valuetext', /^0:4[3-7] de 1:30$/);
  await seekBar.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeCloseTo(50, 0);
  await seekBar.press('ArrowLeft');
  await expect.poll(() => currentTime(page)).toBeCloseTo(45, 0);
});

test('an address with a second opens at the showcase with it ready', async ({ page }) => {
  await page.goto('/?t=60');
  await expect(page.getByRole('heading', { name: 'Veja o app em ação' })).toBeInViewport();
  await expect(feature(page, 'Relatórios detalhados')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => currentTime(page)).toBe(60);
  expect(await paused(page)).toBe(true);
});

test('the link of a feature opens that feature in a new tab', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Link para 0:36, Método de avaliação' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(feature(tab, 'Método de avaliação')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => currentTime(tab)).toBe(36);
});

for (const search of ['?t=', '?t=-5', '?t=91', '?t=abc']) {
  test(`${search} is no second of the film, and the page opens as usual`, async ({ page }) => {
    await page.goto(`/${search}`);
    await expect(feature(page, 'Goniometria digital')).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the text for browsers without video is in the element', async ({ page }) => {
  await page.goto('/');
  await expect(video(page)).toHaveText('Seu navegador não suporta o elemento de vídeo.');
});

test.describe('a film that cannot be loaded', () => {
  test.use({ expectedMessages: ['Failed to load resource'] });

  test('is said in Portuguese, leaves the page usable and can be tried again', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await feature(page, 'Compartilhamento').click();
    await expect(page.getByText('Não foi possível carregar o vídeo.')).toBeVisible();
    await expect(feature(page, 'Compartilhamento')).toHaveAttribute('aria-current', 'true');
    await feature(page, 'Relatórios detalhados').click();
    await expect(feature(page, 'Relatórios detalhados')).toHaveAttribute('aria-current', 'true');

    await page.unroute('**/*.mp4');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expectPlayingFrom(page, 60);
  });
});
