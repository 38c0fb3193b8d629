import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { fillIn, holdSending, nextAlert, submitButton } from '../helpers/form.ts';
import { footer } from '../helpers/parts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the button keeps its width while a message is sent, and has the focus again, also after a double tap', async ({
  page,
}) => {
  await page.goto(routes.contact.path);
  await fillIn(page);
  await submitButton(page).scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(submitButton(page));
  const finish = await holdSending(page);
  const alerted = nextAlert(page);
  for (const _ of [1, 2]) await page.touchscreen.tap(x + 20, y + 20);
  await expect(submitButton(page)).toHaveText('Enviando...');
  expect((await boxOf(submitButton(page))).width).toBe(width);
  await finish();
  await alerted;
  await expect(submitButton(page)).toBeFocused();
});

test('a visitor who goes to another section while a message is sent stays there', async ({ page }) => {
  await page.goto(routes.contact.path);
  await fillIn(page);
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await footer(page).getByRole('link', { name: 'Acessibilidade' }).click();
  await alerted;
  await expect(page.locator(':focus')).toBeInViewport();
});
