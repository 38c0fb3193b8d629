import type { Locator, Page } from '@playwright/test';
import { ledger } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { patientRow, plateOf } from '../page/atlas.ts';
import { submitButton } from '../page/form.ts';
import { allPaths } from '../page/pages.ts';
import { flexionSlider, menu, menuButton } from '../page/parts.ts';
import { seekBar, showcase } from '../page/showcase.ts';
import { onEach, screens } from './screens.ts';
import { giveRuler } from './touching.ts';

// Nothing moves by itself then, and each state of an animation can be reached by a slider.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: ['404 (Not Found)'] });

// A test measures dozens of states, which takes a busy machine more than the usual time.
test.describe.configure({ timeout: 60_000 });

const otherPaths = allPaths.filter((path) => path !== routes.home.path);

for (const [kind, some] of Object.entries(screens)) {
  test.describe(kind, () => {
    test.beforeEach(({ page }) => giveRuler(page));

    test('nothing touches on the first screen, at any flexion', async ({ page }) => {
      await page.goto(routes.home.path);
      await awaitPictures(page);
      await onEach(page, some, async (where) => {
        expect.soft(await sweep(flexionSlider(page), 2, ['header', 'main > :first-child']), where).toEqual([]);
      });
    });

    test('nothing touches on the home page, with any patient', async ({ page }) => {
      await page.goto(routes.home.path);
      await awaitPictures(page);
      await onEach(page, some, async (where) => {
        await expectAir(page, where, 'body');
        for (const { patient, joint } of ledger) {
          await patientRow(page, patient.number).check();
          await expect(plateOf(page, joint)).toBeVisible();
          await expectAir(page, `${where}, with the ${joint}`, '#recursos');
        }
      });
    });

    test('nothing touches round the film, at each seventh second', async ({ page }) => {
      await page.goto(routes.home.path);
      await awaitPictures(page);
      await onEach(page, some, async (where) => {
        if (await showcase(page).getByText('0:00').first().isVisible())
          expect.soft(await sweep(seekBar(page), 7, ['#demonstracao']), where).toEqual([]);
      });
    });

    test('nothing touches on the page about the app, whatever the angle of its goniometer', async ({ page }) => {
      await page.goto(routes.about.path);
      await awaitPictures(page);
      await onEach(page, some, async (where) => {
        expect
          .soft(await sweep(flexionSlider(page), 4, ['main g:has(> circle)', 'main svg:has(> text, > svg)']), where)
          .toEqual([]);
      });
    });

    for (const path of otherPaths)
      test(`nothing touches on ${path}`, async ({ page }) => {
        await page.goto(path);
        await awaitPictures(page);
        await onEach(page, some, (where) => expectAir(page, where, 'body'));
      });

    test('nothing touches in a form with errors', async ({ page }) => {
      await page.goto(routes.contact.path);
      await submitButton(page).click();
      await onEach(page, some, (where) => expectAir(page, where, 'main'));
    });

    test('nothing touches in the menu, where there is one', async ({ page }) => {
      await page.goto(routes.about.path);
      await onEach(page, some, async (where) => {
        if (!(await menuButton(page).isVisible())) return;
        await menuButton(page).click();
        await expect(menu(page)).toBeVisible();
        await expectAir(page, where, 'header');
        await menuButton(page).click();
      });
    });
  });
}

/** Waits for the page's pictures and its font. */
async function awaitPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())]);
  });
}

/** Expects that nothing touches in a part of the page. */
async function expectAir(page: Page, state: string, part: string): Promise<void> {
  const found = await page.evaluate((part) => Object(window).touching([part]), part);
  expect.soft(found, state).toEqual([]);
}

/** Moves a slider through its values, from one end to the other. Returns what touches, with the values at which it does. */
function sweep(slider: Locator, step: number, parts: readonly string[]): Promise<string[]> {
  return slider.evaluate(
    async (slider: HTMLInputElement, { step, parts }) => {
      const found = new Map<string, number[]>();
      for (let value = Number(slider.min); value <= Number(slider.max); value += step) {
        // React ignores a value that is set through its own property, so this calls the native setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        // React renders in a microtask after an input.
        await Promise.resolve();
        for (const pair of Object(window).touching(parts)) found.set(pair, [...(found.get(pair) ?? []), value]);
      }
      return [...found].map(([pair, values]) => `${pair}: ${values.join(', ')}`);
    },
    { step, parts },
  );
}
