import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { fillIn, holdSending, nextAlert, submitButton } from '../helpers/form.ts';
import { footer } from '../helpers/parts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const presses: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => submitButton(page).dblclick(),
  'a double tap': async (page) => {
    const { x = 0, y = 0 } = (await submitButton(page).boundingBox()) ?? {};
    for (const _ of [1, 2]) await page.touchscreen.tap(x + 20, y + 20);
  },
};

for (const [name, press] of Object.entries(presses)) {
  test(`after ${name} the button has the focus again, once the message is sent`, async ({ page }) => {
    await page.goto(routes.contact.path);
    await fillIn(page);
    await submitButton(page).scrollIntoViewIfNeeded();
    const finish = await holdSending(page);
    const alerted = nextAlert(page);
    await press(page);
    await finish();
    await alerted;
    await expect(submitButton(page)).toBeFocused();
  });
}

test('a visitor who goes to another section while a message is sent stays there', async ({ page }) => {
  await page.goto(routes.contact.path);
  await fillIn(page);
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await footer(page).getByRole('link', { name: 'Acessibilidade' }).click();
  await alerted;
  await expect(page.locator(':focus')).toBeInViewport();
});
