import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { footer } from './parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The elements of a page that is at rest, each with its computed styles. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.body.querySelectorAll('*')].map(
      (element) => `${element.tagName} ${element.getAttribute('class')} { ${getComputedStyle(element).cssText} }`,
    );
  });
}

// Each document has the rules in two parts of its own, and a rule overrides only what stands before it.
test('a page that a link leads to has the styles of one that was opened', async ({ page }) => {
  const pages = Object.values(routes);
  await page.goto(routes.home.path, { waitUntil: 'networkidle' }); // From now on the font is in the cache.
  for (const [index, { path, label }] of pages.entries()) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const opened = await stylesOf(page);
    await page.goto(pages.at(index - 1)?.path ?? '');
    await footer(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect
      .poll(async () => {
        const linked = await stylesOf(page);
        return { elements: linked.length, different: linked.filter((style, place) => style !== opened[place]) };
      })
      .toEqual({ elements: opened.length, different: [] });
  }
});
