import type { Page } from '@playwright/test';
import { palette } from '../../shared/palette.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillIn, holdSending, submitButton } from '../page/form.ts';
import { unknownPath } from '../page/pages.ts';
import { flexionSlider, footer, main, menuButton } from '../page/parts.ts';

// Without motion, or the leg would invite while its picture is taken.
test.use({ expectedMessages: ['404 (Not Found)'], contextOptions: { reducedMotion: 'reduce' } });

/** A Thursday afternoon, while the contact page says 'Em atendimento agora'. */
const now = new Date('2026-03-12T14:30:00-03:00');

type Theme = 'light' | 'dark';

/** The width and the theme of each page's picture: a new route needs one here. Home has several, below. */
const looks: Record<Exclude<keyof typeof routes, 'home'>, [width: number, theme: Theme]> = {
  about: [1280, 'light'],
  contact: [1280, 'dark'],
  privacy: [390, 'light'],
  terms: [1280, 'dark'],
};

/** The pages under their header, some of them in another state too. The footer has a picture of its own. */
const pictures: readonly (readonly [
  name: string,
  path: string,
  width: number,
  theme: Theme,
  enter?: (page: Page) => Promise<void>,
])[] = [
  ['contact-refused', routes.contact.path, 390, 'dark', refuse],
  ['contact-sending', routes.contact.path, 1280, 'light', send],
  ...Object.entries(looks).map(([name, look]) => [name, routes[name as keyof typeof looks].path, ...look] as const),
  ['error', unknownPath, 1280, 'light'],
];

for (const [name, path, width, theme, enter] of pictures) {
  test(`${name} looks as it did at ${width} px, ${theme}`, async ({ page }) => {
    await open(page, path, width, theme);
    await enter?.(page);
    await expectLook(page, `${name}-${width}-${theme}`);
  });
}

test('the footer looks as it did', async ({ page }) => {
  await open(page, routes.about.path, 1280, 'light');
  await expect(footer(page), remedy).toHaveScreenshot(file('footer-1280-light'));
});

test('the open menu looks as it did, and the header over it; a missing icon is noticed', async ({ page }) => {
  await open(page, routes.home.path, 390, 'light');
  await menuButton(page).click();
  await expect(page, remedy).toHaveScreenshot(file('menu-390-light'));
  await menuButton(page)
    .locator('svg')
    .evaluate((icon) => icon.replaceChildren());
  await expect(page).not.toHaveScreenshot(file('menu-390-light'));
});

for (const width of [390, 1280]) {
  test(`home looks as it did at ${width} px, light and dark`, async ({ page }) => {
    await open(page, routes.home.path, width, 'light');
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectLook(page, `home-${width}-${theme}`);
    }
  });
}

test('the goniometer looks as it did at both ends, and the header over it', async ({ page }) => {
  await open(page, routes.home.path, 1280, 'light');
  for (const [degrees, key, theme] of [
    [0, 'Home', 'light'],
    [140, 'End', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await flexionSlider(page).press(key);
    // The figures close up when the angle has come to rest.
    await expect(page.locator('[class*="Reading-"]').first()).not.toHaveAttribute('text-anchor', 'middle');
    await expect.soft(page, remedy).toHaveScreenshot(file(`goniometer-${degrees}-${theme}`));
  }
});

test('contact looks as it did at 390 px, light; teal that has become blue is noticed', async ({ page }) => {
  await open(page, routes.contact.path, 390, 'light');
  await expectLook(page, 'contact-390-light');
  await page.locator('html').evaluate((root, blue) => root.style.setProperty('--brand', blue), palette.light.blue);
  await expect(page).not.toHaveScreenshot(file('contact-390-light'), await aboveFooter(page));
});

/** Opens a page with its font, which swaps in, and with all pictures, also those that are far from the screen. */
async function open(page: Page, path: string, width: number, theme: Theme): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await main(page).evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) {
      picture.loading = 'eager';
      for (let around = picture.parentElement; around; around = around.parentElement) {
        around.style.contentVisibility = 'visible';
      }
    }
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** The page down to its footer. */
async function aboveFooter(page: Page) {
  const box = (await footer(page).boundingBox()) ?? { y: 0, width: 0 };
  return { fullPage: true, clip: { x: 0, y: 0, width: box.width, height: box.y } };
}

/** Expects a page to look as it did, from its header on. */
async function expectLook(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.soft(page, remedy).toHaveScreenshot(file(name), await aboveFooter(page));
}

async function refuse(page: Page): Promise<void> {
  await field(page, 'email').fill('ana');
  await submitButton(page).click();
  // Removes the browser's own validation bubble, which differs between systems.
  await field(page, 'name').blur();
}

async function send(page: Page): Promise<void> {
  await holdSending(page);
  await fillIn(page);
  await submitButton(page).click();
}

const file = (name: string) => ['screenshots', `${name}.png`];
const remedy = 'It does not look as it did. If it is meant to, run `make screenshots` and look at each changed picture';
