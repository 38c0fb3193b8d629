import type { Page } from '@playwright/test';
import { ledger } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { patientRow } from '../helpers/atlas.ts';
import { fillIn, nextAlert, submitButton } from '../helpers/form.ts';
import { flexionSlider, footer, heading, linkTo, main, menu, pointSlider } from '../helpers/parts.ts';
import { transcriptSummary } from '../helpers/showcase.ts';

// React keeps the text nodes that it made. The translator's elements are in their place, and it cannot write there.

test('a translated page says what is chosen, as the page itself does', async ({ page }) => {
  const use = async (): Promise<string[]> => {
    const said: string[] = [];
    for (const [control, key] of [
      [flexionSlider(page), 'PageUp'],
      [pointSlider(page), 'Shift+ArrowLeft'],
      ...ledger.map(({ patient }) => [patientRow(page, patient.number), 'Space'] as const),
    ] as const) {
      await control.press(key);
      said.push((await main(page).textContent()) ?? '');
    }
    return said;
  };
  await page.goto('/');
  const expected = await use();
  // A visit of its own, which remembers nothing.
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.goto('/');
  await translate(page);
  expect(await use()).toEqual(expected);
});

test('a page that a translator sets from right to left keeps the places of its drawings and sliders', async ({
  page,
}) => {
  // The invitation would bend the leg between the two looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [routes.home.path, routes.about.path, routes.contact.path]) {
    await page.goto(path);
    const places = () =>
      page
        .locator('main :is(svg, img, input)')
        .evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON()).join()));
    const before = await places();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await places(), path).toEqual(before);
  }
});

test('a translated form is sent, and from a translated page every other one is reached', async ({ page }) => {
  await page.goto(routes.contact.path);
  await expect(submitButton(page)).toBeEnabled();
  await translate(page);
  await fillIn(page);
  const alert = nextAlert(page);
  await submitButton(page).click();
  await translate(page);
  expect(await alert).not.toBe('');
  await expect(submitButton(page)).toBeEnabled();

  for (const route of [routes.about, routes.home, routes.privacy, routes.terms]) {
    await translate(page);
    await linkTo(footer(page), route).click();
    await expect(page).toHaveURL(route.path);
    await expect(heading(page)).toBeFocused();
  }
  await translate(page);
  await linkTo(menu(page), routes.home).click();
  await translate(page);
  await transcriptSummary(page).click();
  await page.goBack();
  await expect(page).toHaveURL(routes.terms.path);
});

/** Does to a page's words what Chrome's translator does: two elements take the place of each text node. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.parentElement?.closest('script, style, svg, font') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
