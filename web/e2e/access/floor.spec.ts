import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { floor } from '../../build/floor.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { video } from '../helpers/film.ts';
import { fontSize } from '../helpers/letters.ts';
import { linkTo, main, menu, menuButton } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { neededWidth, scrollPage } from '../helpers/scrolling.ts';
import { faintParts } from './contrast.ts';
import { goToTop, shownControls, tabThrough } from './focus.ts';
import { spoiltTexts } from './spoiltTexts.ts';

/** A feature of browsers, by which a page refers to it. */
interface Feature {
  /** The first versions that know it. */
  since: Record<keyof typeof floor, number>;
  /** Its names in a page's document: in the style sheet, and as attributes. */
  names: RegExp;
  /** Members of every element that scripts may ask for. */
  members?: string[];
}

/** What the pages use and some of the oldest browsers do not know. */
const newerFeatures: Readonly<Record<string, Feature>> = {
  'color-mix()': { since: { Chrome: 111, Firefox: 113, Safari: 16.2 }, names: /color-mix(?=\()/g },
  ':has()': { since: { Chrome: 105, Firefox: 121, Safari: 15.4 }, names: /(?<=:)has(?=\()/g },
  popovers: {
    since: { Chrome: 114, Firefox: 125, Safari: 17 },
    names: /(?<=:)popover-open|(?<= )popover(?==)/g,
    members: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  },
};

/**
 * Properties of one engine alone that change where elements are or in which order Tab reaches them. The pages do without
 * them.
 */
const ofOneEngine = /(?<=[{;])(reading-flow|reading-order|anchor-name|position-anchor|position-area)(?=:)/g;

// Without motion no colour is in transition while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, feature] of Object.entries(newerFeatures)) {
  for (const width of [360, 1280]) {
    test(`an engine without ${name} shows every page whole at ${width} px`, async ({ page }) => {
      const browsers = Object.keys(floor) as (keyof typeof floor)[];
      const unaware = browsers.filter((browser) => feature.since[browser] > Number(floor[browser]));
      expect(unaware, 'the oldest browsers without it').not.toEqual([]);
      const response = await page.request.get('/');
      expect((await response.text()).search(feature.names), 'its first use').toBeGreaterThan(0);
      await removeFeature(page, feature);
      await page.setViewportSize({ width, height: 800 });
      for (const path of allPaths) {
        await page.goto(path);
        if (path === routes.home.path) await expectFilm(page);
        await expectWhole(page, path);
      }
    });
  }
}

test('the style sheet has no nested rule and no range in a media query, which older engines drop, and no property that one engine alone knows', async ({
  page,
}) => {
  const response = await page.goto('/');
  expect((await response?.text())?.match(ofOneEngine)).toBeNull();
  const found = await page.evaluate(() => {
    const within = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : [])]);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => within(cssRules));
    const nesting = rules.filter((rule) => rule instanceof CSSStyleRule && rule.cssRules.length > 0);
    const ranges = rules.filter((rule) => rule instanceof CSSMediaRule && /[<>]/.test(rule.media.mediaText));
    return [...nesting, ...ranges].map(({ cssText }) => cssText);
  });
  expect(found).toEqual([]);
});

/** Expects that a page can be read and used: its title, its words, its menu, its controls and the links within it. */
async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(await neededWidth(page), `${where}: its width`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const words = await fontSize(page.locator('body'));
  expect.soft(await titleSize(page), `${where}: the title's letters`).toBeGreaterThan(1.8 * words);
  expect.soft(await spoiltTexts(page), where).toEqual([]);
  expect.soft(await faintParts(page), where).toEqual([]);
  expect.soft(await coveredTargets(page), `${where}: covered by the header`).toEqual([]);

  await goToTop(page);
  const shown = await shownControls(page);
  const stops = await tabThrough(page);
  expect.soft(stops, `${where}: the controls that Tab reaches`).toHaveLength(shown);
  const faulty = stops.filter(({ faults }) => faults.length > 0);
  expect.soft(faulty, where).toEqual([]);
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await expect.soft(linkTo(menu(page), routes.contact), `${where}: in the menu`).toBeVisible();
}

/** The size of a page's largest title, in CSS pixels: beside an English `h1` it is a Portuguese line. */
function titleSize(page: Page): Promise<number> {
  return main(page)
    .locator('h1, header p, hgroup + h2')
    .evaluateAll((titles) => Math.max(...titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize))));
}

async function expectFilm(page: Page): Promise<void> {
  await video(page).scrollIntoViewIfNeeded();
  expect.soft((await boxOf(video(page))).height, "the film's height").toBeGreaterThan(240);
  await expect.soft(video(page), 'the film').toBeInViewport({ ratio: 0.9 });
  await scrollPage(page, 0);
}

/** The fragments of a page's links to parts of itself whose beginning the header would cover. */
function coveredTargets(page: Page): Promise<string[]> {
  return page.locator('main a[href^="#"]').evaluateAll((links: HTMLAnchorElement[]) =>
    links
      .map(({ hash }) => hash)
      .filter((hash) => {
        const target = document.getElementById(hash.slice(1));
        target?.scrollIntoView({ behavior: 'instant' });
        const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return !target || target.getBoundingClientRect().top < covered - 1;
      }),
  );
}

/**
 * Serves every page as to an engine without a feature: each of its names becomes one that no engine knows. The browser
 * then does what such an engine does. It drops a declaration with an unknown function, but keeps a custom property and finds
 * it invalid where it is used. It drops a rule with an unknown selector, and `@supports` is false.
 */
async function removeFeature(page: Page, { names, members = [] }: Feature): Promise<void> {
  await page.addInitScript((members) => {
    for (const member of members) delete Object(HTMLElement.prototype)[member];
  }, members);
  await page.route(
    (url) => extname(url.pathname) === '',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(names, 'unknown-$&');
      // The policy allows the style sheet by its hash.
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    },
  );
}
