import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { pauseButton, retryButton, video } from '../helpers/film.ts';
import { field, fillIn, holdSending, nextAlert, submitButton } from '../helpers/form.ts';
import { linkTo, main, menu, menuButton } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { featureLink, sharing, transcriptSummary } from '../helpers/showcase.ts';
import { faintParts } from './contrast.ts';

declare const axe: typeof Axe;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Left out because it asks for WCAG's level AAA: 7:1 for all text (1.4.6). The site promises AA. */
const beyondAA = ['color-contrast-enhanced'];

/** What axe cannot decide by itself and a person has found right: the rule, its selectors, and why. */
const reviewed: Record<string, RegExp> = {
  // Each hidden part is opened, and looked at again, in a state of its own.
  'hidden-content': /./,
  // The film is silent: it has nothing to caption, and its transcript is under it.
  'video-caption': /^#filme$/,
  // The links to the store lead to one listing. Their addresses differ in the place that they say they come from.
  'identical-links-same-purpose': /^(#baixar|\.HeaderButton-button)$/,
  // The film's text for browsers without video, which this one does not show.
  'link-in-text-block': /\.mp4"\]$/,
  // Texts over a drawing or a gradient, and letters within drawings: `faintParts` measures them against what is under them.
  'color-contrast': /./,
};

// Without motion no colour is in transition while it is measured.
test.use({ expectedMessages: ['404 (Not Found)'], contextOptions: { reducedMotion: 'reduce' } });

// An init script comes from the browser and not from the document, so the page keeps its whole security policy, which
// forbids any script that a test would insert.
test.beforeEach(({ page }) => page.addInitScript({ content: axeSource }));

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
  await featureLink(page, sharing).click();
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
  // Dark on the photograph, which the header lies over.
  await linkTo(menu(page), routes.about).evaluate((link) => {
    link.style.color = '#084f4c';
  });
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^image-alt: .*img/)]);
  expect(await faintParts(page)).toMatchObject([{ what: routes.about.label, least: 4.5 }]);
});

test('what is read is below or beside what was read before it, or goes on with its column, on phones and on wide screens', async ({
  page,
}) => {
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
          const column = boxes
            .slice(0, index + 1)
            .filter(({ left, right }) => left < after.right && after.left < right);
          const goesOn = column.length > 0 && column.every(({ bottom }) => bottom <= after.top);
          return after.bottom <= before.top && after.left < before.right && !goesOn;
        });
        return stray.map(({ textContent }) => textContent);
      });
      expect(above, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/**
 * What axe-core, with every rule that it has, finds in a page or could not decide there: `rule: selector`. Scrolls to
 * the top, where the sticky header covers nothing whose ground axe would have to guess.
 */
async function axeFindings(page: Page): Promise<string[]> {
  const findings = await page.evaluate(async (excluded) => {
    scrollTo(0, 0);
    const ids = axe.getRules().map(({ ruleId }) => ruleId);
    const rules = Object.fromEntries(ids.map((id) => [id, { enabled: !excluded.includes(id) }]));
    const { violations, incomplete } = await axe.run({ rules, resultTypes: ['violations', 'incomplete'] });
    return [violations, incomplete].map((results) =>
      results.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, selector: target.join(' ') }))),
    );
  }, beyondAA);
  const [violations = [], undecided = []] = findings;
  const open = undecided.filter(({ rule, selector }) => !reviewed[rule]?.test(selector));
  return [...violations, ...open].map(({ rule, selector }) => `${rule}: ${selector}`);
}
