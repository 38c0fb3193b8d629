import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { currentTime, paused } from '../helpers/film.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { follow, header } from '../helpers/parts.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';
import { featureLink, reports, showcase } from '../helpers/showcase.ts';

const address = `/?t=${reports.timestamp}`;

test('an address with a second opens at the showcase with it ready, at the same place with any fragment', async ({
  page,
}) => {
  await page.goto(address);
  await expect(showcase(page).getByRole('heading').first()).toBeInViewport();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => currentTime(page)).toBe(reports.timestamp);
  expect(await paused(page)).toBe(true);
  const place = await scrollTop(page);
  // A link in a sentence may take the bracket behind it along.
  for (const fragment of [`#${reports.id}`, `#${reports.id})`]) {
    await page.goto('/about');
    await page.goto(address + fragment);
    await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
    expect(await scrollTop(page), fragment).toBe(place);
  }
});

test('a reload, and coming back from another page, stay where the visitor had scrolled to', async ({ page }) => {
  await page.goto(address);
  await scrollPage(page, 0);
  await page.reload();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop(page), 'after a reload').toBe(0);
  await follow(header(page), routes.about);
  await page.goBack();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop(page), 'after Back').toBe(0);
});

test('a visitor who scrolls before hydration is left in peace', async ({ page }) => {
  const hydrate = await openBeforeScript(page, address);
  await expect(showcase(page)).toBeAttached();
  await scrollPage(page, 200);
  hydrate();
  await expect(featureLink(page, reports)).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop(page)).toBe(200);
});
