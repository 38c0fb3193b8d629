import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillIn, holdSending, nextAlert, submitButton } from '../page/form.ts';
import { allPaths } from '../page/pages.ts';
import { linkTo, main, menu, menuButton } from '../page/parts.ts';
import { featureLink, featureOf, pauseButton, retryButton, transcriptSummary, video } from '../page/showcase.ts';
import { axeFindings, installAxe } from './axe.ts';
import { faintParts } from './contrast.ts';

// Without motion no colour is in transition while it is measured.
test.use({ expectedMessages: ['404 (Not Found)'], contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await installAxe(page);
});

/** Expects no finding of axe, and no text or border with too little contrast in either theme, narrow and wide. */
async function expectAccessible(page: Page, state: string, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await axeFindings(page), `${state} at ${width} px`).toEqual([]);
    await expectContrast(page, `${state} at ${width} px`);
  }
}

async function expectContrast(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintParts(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}

for (const path of allPaths) {
  test(`${path} is accessible as it opens, and shows its words at 7:1 to those who ask for more contrast`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessible(page, 'as it opens');
    await page.emulateMedia({ forcedColors: 'active' });
    await expectContrast(page, 'in a forced palette');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintParts(page, true), `with more contrast, ${colorScheme}`).toEqual([]);
    }
  });
}

test('the home page is accessible without the film, and with the transcript open and a feature playing', async ({
  page,
}) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  // Its metadata fails to load. A choice would try again, and might fail for the second time.
  await video(page).scrollIntoViewIfNeeded();
  await expect(retryButton(page)).toBeVisible();
  await expectAccessible(page, 'the film failed', [360]);
  await page.unroute('**/*.mp4');
  await retryButton(page).click();
  await transcriptSummary(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await featureLink(page, featureOf('compartilhamento')).click();
  await expectAccessible(page, 'a feature plays');
});

test('the contact page is accessible, refusing, sending and sent, and so is the open menu', async ({ page }) => {
  await page.goto('/contact');
  const finish = await holdSending(page);
  await field(page, 'email').fill('ana');
  await submitButton(page).click();
  await expect(page.locator('[aria-invalid=true]'), 'the fields that are refused').toHaveCount(4);
  await expectAccessible(page, 'refused');
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expectAccessible(page, 'sending', [360]);
  const alerted = nextAlert(page);
  await finish();
  await alerted;
  await expect(submitButton(page)).toBeEnabled();
  await expectAccessible(page, 'sent', [360]);
  await menuButton(page).click();
  await expectAccessible(page, 'the menu is open', [360]);
});

test('a barrier and a text that is faint over something else than its ancestors are found', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.querySelector('img:not([aria-hidden] *)')?.removeAttribute('alt'));
  // Dark on the photograph, which the header stands over.
  await linkTo(menu(page), routes.about).evaluate((link) => {
    link.style.color = '#084f4c';
  });
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^image-alt: .*img/)]);
  expect(await faintParts(page)).toMatchObject([{ what: routes.about.label, least: 4.5 }]);
});

test('what is read stands below or beside what was read before it, on phones and on wide screens', async ({ page }) => {
  for (const path of allPaths) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const above = await main(page).evaluate((main) => {
        // The film's features have a test of their own.
        const words = [...main.querySelectorAll('h1, h2, h3, p, label, summary, button, figcaption, td, th')].filter(
          (part) =>
            part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !part.closest('[role=img], #demonstracao') &&
            getComputedStyle(part).clipPath === 'none',
        );
        const boxes = words.map((part) => part.getBoundingClientRect());
        const stray = words.slice(1).filter((_, index) => {
          const [before = new DOMRect(), after = new DOMRect()] = boxes.slice(index, index + 2);
          return after.bottom <= before.top && after.left < before.right;
        });
        return stray.map(({ textContent }) => textContent);
      });
      expect(above, `${path} at ${width} px`).toEqual([]);
    }
  }
});
