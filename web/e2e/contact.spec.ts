import { mailtoUrl, site } from '../src/site.ts';
import { expect, test } from './fixtures.ts';
import { breakSending, field, fields, fillIn, nextAlert, submitButton } from './form.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

test('sending logs the message, clears the form and alerts, and makes no request', async ({ page, requests }) => {
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Como importo uma foto?' };
  for (const name of Object.keys(message) as (keyof typeof message)[]) await field(page, name).fill(message[name]);
  await page.evaluate(() => document.fonts.ready);
  const before = requests.length;
  const logged = page.waitForEvent('console');
  const alerted = nextAlert(page);
  await submitButton(page).click();

  await expect(submitButton(page)).toBeDisabled();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual(message);
  const outcome = await alerted;
  await expect(page.getByText(outcome)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  for (const field of await fields(page).all()) await expect(field).toHaveValue('');
  expect(requests.slice(before)).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('the simulated sending takes a second, and the alert follows what the page shows', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await fillIn(page);
  await submitButton(page).click();
  await page.clock.runFor(999);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(1);
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, 'name')).toHaveValue('');
  const alerted = nextAlert(page);
  // The alert waits for a frame.
  await page.clock.runFor(100);
  await expect(page.getByText(await alerted)).toBeVisible();
});

test('a failure alerts and keeps what was typed', async ({ page }) => {
  await fillIn(page);
  await breakSending(page);
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await expect(page.getByText(await alerted)).toBeVisible();
  for (const field of await fields(page).all()) await expect(field).not.toHaveValue('');
  await expect(submitButton(page)).toBeEnabled();
});

test('each field is required', async ({ page }) => {
  for (const field of await fields(page).all()) {
    await fillIn(page);
    await field.fill('');
    await submitButton(page).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty('validity.valueMissing', true);
    await expect(submitButton(page)).toBeEnabled();
  }
});

test('while the delivery is simulated, the form says so and gives the e-mail', async ({ page }) => {
  const notice = page.getByRole('form').getByText('Formulário de demonstração');
  await expect(notice).toContainText(site.email);
  await expect(notice.getByRole('link')).toHaveAttribute('href', mailtoUrl);
});
