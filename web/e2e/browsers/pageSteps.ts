import { expect } from '@playwright/test';
import { legal, navigation, routes } from '../../src/routes.ts';
import { button, link, type Step } from './step.ts';
import type { Tab } from './tab.ts';

const title = (tab: Tab) => tab.evaluate(() => document.title);
const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));
const menuIsShown = (tab: Tab) => tab.evaluate(() => document.querySelector('header nav')?.checkVisibility());

/** Marks the document, so that expectArrival() can tell it from another. */
const markDocument = (tab: Tab) =>
  tab.evaluate(() => {
    Object.assign(window, { firstDocument: true });
  });

/** A page that has arrived: its title, its heading focused, seen from the top, and no document loaded anew. */
async function expectArrival(tab: Tab, expectedTitle: string): Promise<void> {
  await expect.poll(() => title(tab)).toBe(expectedTitle);
  await expect.poll(() => tab.evaluate(() => document.activeElement?.localName)).toBe('h1');
  await expect.poll(() => scrollTop(tab)).toBe(0);
  expect(await tab.evaluate(() => 'firstDocument' in window), 'the document is the first one').toBe(true);
}

const everyPage: Step = {
  name: 'each page by a link: its title, its heading focused, from the top, without a reload',
  async run(tab, { origin }) {
    await tab.open(origin);
    expect(await title(tab)).toBe(routes.home.title);
    await markDocument(tab);
    const pages = [...legal, ...navigation.toReversed()];
    for (const route of pages) {
      await tab.click(link('footer', route.label));
      await expectArrival(tab, route.title);
      expect(await tab.evaluate(() => location.pathname)).toBe(route.path);
    }
    return `${pages.length} pages`;
  },
};

const back: Step = {
  name: 'back: the page, its title and its place',
  async run(tab, { origin }) {
    await tab.open(origin + routes.about.path);
    await tab.evaluate(() => {
      addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), { capture: true });
    });
    await tab.click(link('footer', routes.terms.label));
    await expect.poll(() => title(tab)).toBe(routes.terms.title);
    const left = await tab.evaluate(() => Object(window).leftAt as number);
    expect(left).toBeGreaterThan(0);
    await tab.evaluate(() => history.back());
    await expect.poll(() => title(tab)).toBe(routes.about.title);
    await expect.poll(() => scrollTop(tab)).toBe(left);
    return `${left} px from the top`;
  },
};

const menu: Step = {
  name: "the menu at a phone's width: closed by Escape, by its button, by a choice",
  async run(tab, { origin }) {
    await tab.resize(390, 844);
    await tab.open(origin);
    expect(await menuIsShown(tab)).toBe(false);
    for (const close of [() => tab.press('Escape'), () => tab.click(button('Fechar menu'))]) {
      await tab.click(button('Abrir menu'));
      await expect.poll(() => menuIsShown(tab)).toBe(true);
      expect(await tab.evaluate(() => document.querySelector('header button')?.ariaExpanded)).toBe('true');
      await close();
      await expect.poll(() => menuIsShown(tab)).toBe(false);
      expect(await tab.evaluate(() => document.activeElement?.ariaLabel)).toBe('Abrir menu');
    }
    await markDocument(tab);
    await tab.click(button('Abrir menu'));
    await tab.click(link('header', routes.contact.label));
    await expectArrival(tab, routes.contact.title);
    expect(await menuIsShown(tab)).toBe(false);
    const width = await tab.evaluate(() => innerWidth);
    await tab.resize(1280, 900);
    return `${width} px`;
  },
};

/** Moving between the pages. */
export const pageSteps: readonly Step[] = [everyPage, back, menu];
