import { expect } from '@playwright/test';
import { sender } from '../../src/contact/sender.ts';
import { features } from '../../src/home/showcase/features.ts';
import { legal, mainRoutes, routes } from '../../src/routes.ts';
import { nextFrameFrom } from '../helpers/film.ts';
import { lonelyTitles } from '../helpers/paper.ts';
import { handleSteps } from './handleSteps.ts';
import type { Step, Tab } from './tab.ts';

/** By XPath: the link to a path within the header or the footer, the form's controls, the link of a feature, the film's button. */
const link = (within: 'header' | 'footer', path: string) => `//${within}//a[@href="${path}"]`;
const menuButton = '//header//button';
const submitButton = '//form//button';
const featureLink = (title: string) => `//li/a[h3="${title}"]`;
const playButton = '//button[@aria-label="Reproduzir vídeo"]';

const title = (tab: Tab) => tab.evaluate(() => document.title);
const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.localName);
const menuIsShown = (tab: Tab) => tab.evaluate(() => document.querySelector('header nav')?.checkVisibility());
const fields = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')].map((field) => ({
      value: field.value,
      border: getComputedStyle(field).borderColor,
    })),
  );

/** The steps by what they show, in their order. */
export const steps: Record<string, Step> = {
  async 'each page by a link: its title, its heading focused, from the top, without a reload'(tab, origin) {
    await tab.open(origin);
    await tab.evaluate(() => Object.assign(window, { firstDocument: true }) && undefined);
    const pages = [...legal, ...mainRoutes.toReversed()];
    for (const route of pages) {
      await tab.click(link('footer', route.path));
      await expect.poll(() => title(tab)).toBe(route.title);
      await expect.poll(() => focused(tab)).toBe('h1');
      await expect.poll(() => scrollTop(tab), route.path).toBe(0);
    }
    expect(await tab.evaluate(() => 'firstDocument' in window), 'the document is the first one').toBe(true);
    return `${pages.length} pages`;
  },

  async 'back: the page and its place'(tab, origin) {
    await tab.open(origin + routes.about.path);
    await tab.evaluate(() => {
      addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), { capture: true });
    });
    await tab.click(link('footer', routes.terms.path));
    await expect.poll(() => title(tab)).toBe(routes.terms.title);
    const left = await tab.evaluate(() => Object(window).leftAt as number);
    expect(left).toBeGreaterThan(0);
    await tab.evaluate(() => history.back());
    await expect.poll(() => title(tab)).toBe(routes.about.title);
    await expect.poll(() => scrollTop(tab)).toBe(left);
    return `${left} px from the top`;
  },

  async "the menu at a phone's width: closed by Escape, by its button, by a choice"(tab, origin) {
    await tab.resize(390, 844);
    await tab.open(origin);
    for (const close of [() => tab.press('Escape'), () => tab.click(menuButton)]) {
      expect(await menuIsShown(tab)).toBe(false);
      await tab.click(menuButton);
      await expect.poll(() => menuIsShown(tab)).toBe(true);
      await close();
      await expect.poll(() => menuIsShown(tab)).toBe(false);
      expect(await focused(tab)).toBe('button');
    }
    await tab.click(menuButton);
    await tab.click(link('header', routes.contact.path));
    await expect.poll(() => title(tab)).toBe(routes.contact.title);
    expect(await menuIsShown(tab)).toBe(false);
    const width = await tab.evaluate(() => innerWidth);
    await tab.resize(1280, 900);
    return `${width} px`;
  },

  async 'a cold click on each feature and on play, also after a rest: plays from its second, and loads nothing again'(
    tab,
    origin,
  ) {
    const seen: string[] = [];
    const moments = features.map(({ title, timestamp }) => [featureLink(title), timestamp] as const);
    for (const [control, second] of [...moments, [playButton, 0] as const]) {
      for (const pause of [0, 4000]) {
        await tab.open(origin);
        await tab.evaluate(rest, pause);
        await tab.click(control);
        const shown = await tab.evaluate(nextFrameFrom, second + 0.5);
        expect(shown, control).toBeLessThan(second + 5);
        expect(await tab.evaluate(() => Object(window).loads), `${control} after ${pause} ms`).toBe(0);
        seen.push(`${shown.toFixed(1)} s`);
      }
    }
    return seen.join(', ');
  },

  ...handleSteps,

  async 'an empty form is refused: its fields marked, the first one focused'(tab, origin) {
    await tab.open(origin + routes.contact.path);
    const [before] = await fields(tab);
    await tab.click(submitButton);
    await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    const marked = (await fields(tab)).filter(({ border }) => border !== before?.border);
    expect(marked).toHaveLength(4);
    return `${marked.length} fields marked`;
  },

  // A real sender's message would reach the owner.
  ...(sender.simulated && { 'the form: an alert, cleared': sendMessage }),

  async 'on paper: each title is text, with words below it on its sheet'(tab, origin) {
    if (!tab.pdf) return 'not printed by its driver';
    let count = 0;
    for (const { path } of [routes.home, routes.about, ...legal]) {
      await tab.open(origin + path);
      const titles = await tab.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, section h2)')].map((title) => title.textContent),
      );
      expect(lonelyTitles(await tab.pdf(), titles), path).toEqual([]);
      count += titles.length;
    }
    return `${count} titles`;
  },

  async 'no error or warning on the console'(tab) {
    const faults = tab.faults();
    if (!faults) return 'not told by its driver';
    expect(faults).toEqual([]);
    return 'none';
  },
};

/** Runs in the page: counts each load of a film from now on, and lets the page rest. WebKit reports `stalled` after 3 s. */
async function rest(milliseconds: number): Promise<void> {
  Object.assign(window, { loads: 0 });
  HTMLMediaElement.prototype.load = () => void Object(window).loads++;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function sendMessage(tab: Tab, origin: string): Promise<string> {
  await tab.open(origin + routes.contact.path);
  for (let field = 1; field <= 4; field++) await tab.type(`(//form//*[@name])[${field}]`, 'ana@example.com');
  await tab.click(submitButton);
  const alerted = await tab.acceptAlert();
  expect((await fields(tab)).map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(await tab.evaluate(() => location.search)).toBe('');
  return alerted;
}
