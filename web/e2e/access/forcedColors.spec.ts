import { features } from '../../src/home/showcase/features.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { field, submitButton } from '../helpers/form.ts';
import { linkTo, menu } from '../helpers/parts.ts';
import { featureLink, sharing } from '../helpers/showcase.ts';
import { shownControls, tabThrough } from './focus.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('what is current, chosen, refused or focused shows without its colour', async ({ page }) => {
  await page.goto('/');
  await expect(linkTo(menu(page), routes.home)).toHaveCSS('text-decoration-line', 'underline');
  await expect(linkTo(menu(page), routes.about)).toHaveCSS('text-decoration-line', 'none');

  // The radio button says which one is chosen. A ground in the text's colour would hide the words.
  const chosen = page.locator(`label[for="${await page.locator('input[type=radio]:checked').getAttribute('id')}"]`);
  const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  await expect(chosen).toHaveCSS('background-color', ground);

  await featureLink(page, sharing).click();
  await expect(featureLink(page, sharing)).toHaveCSS('border-left-width', '3px');
  await expect(featureLink(page, features[0])).toHaveCSS('border-left-width', '0px');

  await page.goto('/contact');
  await field(page, 'name').fill('Ana');
  await field(page, 'email').fill('ana');
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').blur();
  await expect(field(page, 'email')).toHaveCSS('outline-style', 'solid');
  await expect(field(page, 'name')).toHaveCSS('outline-style', 'none');

  await page.reload();
  await expect(page.locator('button:disabled'), 'before hydration').toHaveCount(0);
  const stops = await tabThrough(page);
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(stops, 'the controls that Tab reaches').toHaveLength(await shownControls(page));
});
