import type { Locator, Page } from '@playwright/test';
import { ledger } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { gutter } from '../../src/styles/tokens.ts';
import { expect, test } from '../fixtures.ts';
import { choosePatient } from '../helpers/atlas.ts';
import { gap } from '../helpers/boxes.ts';
import { seekBar } from '../helpers/film.ts';
import { submitButton } from '../helpers/form.ts';
import { flexionSlider, menu, menuButton } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
import { awaitPictures } from '../helpers/pictures.ts';
import { scrollPage } from '../helpers/scrolling.ts';
import { showcase } from '../helpers/showcase.ts';
import { glyphsOf, isSeen, wholes } from './glyphs.ts';
import { bordersOf, distanceFrom, strokesOf } from './lines.ts';
import { isBeyond, lent, marginOf } from './margin.ts';
import { limbOf, picturesOf } from './surfaces.ts';

/** The least distance between a text and anything else, in CSS pixels. */
const air = 4;

/** A screen without the browser's bars, in CSS pixels. `ratio`: how many device pixels a CSS pixel has, 1 if not given. */
interface Screen {
  width: number;
  height: number;
  ratio?: number;
}

/** Screens that visitors have: each layout at its narrowest and widest, and at the ratios at which browsers round lengths apart. */
const screens: Readonly<Record<string, readonly Screen[]>> = {
  phones: [
    { width: 320, height: 568 },
    { width: 375, height: 553 },
    { width: 412, height: 785 },
    { width: 740, height: 360 },
  ],
  tablets: [
    { width: 600, height: 850, ratio: 1.5 },
    { width: 820, height: 1106 },
    { width: 1024, height: 698 },
  ],
  laptops: [
    { width: 1280, height: 593, ratio: 1.5 },
    { width: 1440, height: 789 },
    { width: 1600, height: 770, ratio: 1.25 },
  ],
  desks: [
    { width: 1920, height: 963 },
    { width: 3440, height: 1300 },
  ],
};

// Nothing moves by itself then, and each state of an animation can be reached by a slider.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A test measures dozens of states, which takes a busy machine more than the usual time.
test.describe.configure({ timeout: 60_000 });

test.beforeEach(({ page }) => giveRuler(page));

for (const [kind, some] of Object.entries(screens)) {
  test(`nothing touches on the first screen of ${kind}, at any flexion`, async ({ page }) => {
    await page.goto(routes.home.path);
    await awaitPictures(page);
    await onEach(page, some, async (where) => {
      expect.soft(await sweep(flexionSlider(page), 4, ['header', 'main > :first-child']), where).toEqual([]);
    });
  });

  test(`nothing touches on the home page of ${kind}, with any patient`, async ({ page }) => {
    await page.goto(routes.home.path);
    await awaitPictures(page);
    await onEach(page, some, async (where) => {
      await expectAir(page, where, 'body');
      for (const { patient, joint } of ledger) {
        await choosePatient(page, patient, joint);
        await expectAir(page, `${where}, with the ${joint}`, '#recursos');
      }
    });
  });
}

const { phones = [], tablets = [], laptops = [], desks = [] } = screens;
const allScreens = [...phones, ...tablets, ...laptops, ...desks];

test('nothing touches round the film, at each seventh second', async ({ page }) => {
  await page.goto(routes.home.path);
  await awaitPictures(page);
  // Only there is the film's dial.
  await onEach(page, [...laptops, ...desks], async (where) => {
    if (await showcase(page).getByText('0:00').first().isVisible())
      expect.soft(await sweep(seekBar(page), 7, ['#demonstracao']), where).toEqual([]);
  });
});

test('nothing touches on the page about the app, whatever the angle of its goniometer', async ({ page }) => {
  await page.goto(routes.about.path);
  await awaitPictures(page);
  const drawing = ['main g:has(> circle)', 'main svg:has(> text, > svg)'];
  const wide = [...laptops, ...desks];
  await onEach(page, allScreens, async (where, screen) => {
    // On a wide screen the arm passes behind the words.
    const parts = wide.includes(screen) ? drawing : ['main h2 + p', ...drawing];
    expect.soft(await sweep(flexionSlider(page), 8, parts), where).toEqual([]);
  });
});

for (const path of allPaths.filter((path) => path !== routes.home.path))
  test(`nothing touches on ${path}`, async ({ page }) => {
    await page.goto(path);
    await awaitPictures(page);
    await onEach(page, allScreens, (where) => expectAir(page, where, 'body'));
  });

test('nothing touches in a form with errors', async ({ page }) => {
  await page.goto(routes.contact.path);
  await submitButton(page).click();
  await onEach(page, allScreens, (where) => expectAir(page, where, 'main'));
});

test('nothing touches in the menu', async ({ page }) => {
  await page.goto(routes.about.path);
  await onEach(page, phones.slice(0, 3), async (where) => {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expectAir(page, where, 'header');
    await menuButton(page).click();
  });
});

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

/** Shows the top of a page on each of some screens, one after the other. */
async function onEach(
  page: Page,
  screens: readonly Screen[],
  look: (where: string, screen: Screen) => Promise<void>,
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const screen of screens) {
    const { width, height, ratio = 1 } = screen;
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: ratio,
      mobile: false,
    });
    await page.waitForFunction(([width, ratio]) => innerWidth === width && devicePixelRatio === ratio, [width, ratio]);
    await scrollPage(page, 0);
    await look(`on a screen of ${width} x ${height} px at a ratio of ${ratio}`, screen);
  }
}

/**
 * Says which words in some parts of the page touch other words, a line or what a picture shows, or reach into the page's margin:
 * on the widest screens the gutter, as drawings are wider there than the columns. Two exceptions: letters of a drawing may lie on
 * its surfaces, and turned letters, as on a dial, are compared with lines only. Runs in the page.
 */
function touchingIn(parts: Element[], air: number, wholes: string, gutter: string, may: typeof lent): string[] {
  const words = glyphsOf(parts, wholes);
  const obstacles = [...strokesOf(parts, wholes), ...bordersOf(parts), ...picturesOf(parts), ...limbOf(parts)];
  const margin = marginOf(gutter);
  const found = new Set<string>();
  /** Whether one belongs to the other, as a link and its sentence do. */
  const together = (one: Element, other: Element | null) => other && (one.contains(other) || other.contains(one));
  for (const [index, word] of words.entries()) {
    const say = (other: string, distance: number) => distance < air && found.add(`'${word.text}' and ${other}`);
    for (const { name, box, of, distance } of obstacles)
      if (!together(word.of, of) && gap(word.around, box) < air) say(name, distance(word, air));
    if (word.upright) continue;
    if (isBeyond(word, margin, may)) found.add(`'${word.text}' and the page's margin`);
    for (const other of words.slice(index + 1))
      if (!other.upright && !together(word.of, other.of)) say(`'${other.text}'`, gap(word, other));
  }
  return [...found];
}

/** Gives the page's window the function `touching`, which takes the selectors of the parts to look at. */
async function giveRuler(page: Page): Promise<void> {
  const functions = [
    isSeen,
    glyphsOf,
    gap,
    distanceFrom,
    strokesOf,
    bordersOf,
    picturesOf,
    limbOf,
    marginOf,
    isBeyond,
    touchingIn,
  ];
  const rules = [air, wholes, gutter, lent].map((rule) => JSON.stringify(rule)).join();
  const touching = `(parts) => touchingIn(parts.map((part) => document.querySelector(part)), ${rules})`;
  await page.addInitScript({ content: `{ ${functions.join('\n')}\nwindow.touching = ${touching}; }` });
}
