import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { field, fillIn, holdSending, submitButton } from '../helpers/form.ts';
import { flexionSlider, footer, header, main, menuButton } from '../helpers/parts.ts';
import { unknownPath } from '../helpers/paths.ts';
import { awaitPictures } from '../helpers/pictures.ts';
import { scrollPage } from '../helpers/scrolling.ts';
import { builds, hint } from './references.ts';

// Without motion, or the leg would invite while its picture is taken.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The footer states the year. */
const now = new Date('2026-03-12T14:30:00-03:00');

/** Across a whole page: the header, or a part with a heading down to the next, in CSS pixels from the page's top. */
interface Strip {
  /** 'header', or the heading's words, fit for a file's name. */
  name: string;
  clip: { x: number; y: number; width: number; height: number };
}

/** What is higher than this is divided into its children, in CSS pixels. */
const highest = 2400;

type Theme = 'light' | 'dark';

/** How a page is pictured. */
interface Look {
  width: 390 | 1280;
  theme: Theme;
  /** How many strips are pictured, if not all. */
  first?: number;
}

/** The sections of a legal page are made alike. */
const legal = { first: 4 };

/** The pictures of each page: a new route needs some here. */
const looks: Record<keyof typeof routes | 'error', readonly Look[]> = {
  home: [
    { width: 390, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ],
  about: [{ width: 1280, theme: 'light' }],
  contact: [
    { width: 390, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ],
  privacy: [{ width: 390, theme: 'light', ...legal }],
  terms: [{ width: 1280, theme: 'dark', ...legal }],
  error: [{ width: 1280, theme: 'light' }],
};

const pathOf = (page: string) => (page in routes ? routes[page as keyof typeof routes].path : unknownPath);

for (const [page, some] of Object.entries(looks)) {
  for (const { width, theme, first } of some) {
    test(`${page} looks as it did at ${width} px, ${theme}`, async ({ page: tab }) => {
      await open(tab, pathOf(page), width, theme);
      for (const strip of (await stripsOf(tab)).slice(0, first)) {
        await expectLook(tab, `${page}-${width}-${theme}-${strip.name}`, strip);
      }
    });
  }
}

for (const [state, width, theme, enter] of [
  ['refused', 390, 'dark', refuse],
  ['sending', 1280, 'light', send],
] as const) {
  test(`the form looks as it did when ${state}, at ${width} px, ${theme}`, async ({ page }) => {
    await open(page, routes.contact.path, width, theme);
    await enter(page);
    const [, strip] = await stripsOf(page);
    await expectLook(page, `form-${state}-${width}-${theme}`, strip);
  });
}

test('the footer looks as it did', async ({ page }) => {
  await open(page, routes.about.path, 1280, 'light');
  await expect(footer(page), remedy).toHaveScreenshot(file('footer-1280-light'));
});

test('the open menu looks as it did, and the header over it', async ({ page }) => {
  await open(page, routes.home.path, 390, 'light');
  await menuButton(page).click();
  await expect(page, remedy).toHaveScreenshot(file('menu-390-light'));
});

for (const [degrees, key, width, theme] of [
  [0, 'Home', 1280, 'light'],
  [140, 'End', 390, 'dark'],
] as const) {
  test(`the goniometer looks as it did at ${degrees}°, and the header over it, at ${width} px, ${theme}`, async ({
    page,
  }) => {
    await open(page, routes.home.path, width, theme);
    await flexionSlider(page).press(key);
    // The figures close up when the angle has come to rest.
    await expect(page.locator('[class*="Reading-"]').first()).not.toHaveAttribute('text-anchor', 'middle');
    const [headerStrip, strip] = await stripsOf(page);
    await expectLook(page, `goniometer-${degrees}-${width}-${theme}-header`, headerStrip);
    await expectLook(page, `goniometer-${degrees}-${width}-${theme}`, strip);
  });
}

/** Opens a page with all its pictures. */
async function open(page: Page, path: string, width: number, theme: Theme): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.setViewportSize({ width, height: width < 600 ? 900 : 720 });
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(path);
  await awaitPictures(page);
}

/** Expects a strip of a page to look as it did. */
async function expectLook(page: Page, name: string, strip: Strip | undefined): Promise<void> {
  await expect.soft(page, remedy).toHaveScreenshot(file(name), { fullPage: true, ...strip });
}

/** Scrolls to the top and divides the page down to its footer. A change of the header takes small pictures only. */
async function stripsOf(page: Page): Promise<Strip[]> {
  await scrollPage(page, 0);
  const parts = await main(page).evaluate((main, highest) => {
    const divide = (part: Element): { heading: string; top: number }[] => {
      const { top, height } = part.getBoundingClientRect();
      if (height > highest && part.children.length > 0) return [...part.children].flatMap(divide);
      const headings = 'h1, h2, h3';
      const heading = part.matches(headings) ? part : part.querySelector(headings);
      return heading ? [{ heading: heading.textContent, top: Math.round(top + scrollY) }] : [];
    };
    return divide(main).sort((one, other) => one.top - other.top);
  }, highest);
  const { bottom } = await boxOf(header(page));
  const { y: end, width } = await boxOf(footer(page));
  const tops = [0, bottom, ...parts.slice(1).map(({ top }) => top), end].map(Math.round);
  return ['header', ...parts.map(({ heading }) => heading)]
    .map((heading, index) => {
      const [y = 0, next = 0] = tops.slice(index, index + 2);
      return { name: fileName(heading), clip: { x: 0, y, width, height: next - y } };
    })
    .filter(({ clip }) => clip.height > 0); // Of two parts beside each other, one names the strip.
}

/** Words as a file's name: 'Our History' is 'our-history'. */
function fileName(words: string): string {
  const letters = words.normalize('NFD').replace(/\p{Mark}/gu, '');
  return (
    letters
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
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

/** In lossless WebP. */
const file = (name: string) => ['screenshots', `${name}.webp`];
const remedy = `It does not look as it did. If it is meant to, run \`make screenshots\` and look at each changed picture. ${hint(await builds())}`;
