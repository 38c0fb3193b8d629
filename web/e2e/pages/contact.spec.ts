import { sender } from '../../src/contact/sender.ts';
import { routes } from '../../src/routes.ts';
import { brokenWords } from '../access/spoiltTexts.ts';
import { expect, isSubmission, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { field, fillIn, nextAlert, submitButton } from '../helpers/form.ts';
import { setLetters } from '../helpers/letters.ts';
import { shiftOf, sumUpShifts } from '../helpers/shifts.ts';
import { stopClock } from '../helpers/time.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Como importo uma foto?' };

if (sender.simulated) {
  test('the simulated sending takes a second, and the alert follows what the page shows', async ({ page }) => {
    await page.goto(routes.contact.path);
    await stopClock(page);
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
    await alerted;
  });
} else {
  const { origin } = sender;
  test('a message goes to the sender’s origin', async ({ page }) => {
    await page.goto(routes.contact.path);
    for (const name of Object.keys(message) as (keyof typeof message)[]) await field(page, name).fill(message[name]);
    const [delivery, alert] = await Promise.all([
      page.waitForRequest(isSubmission),
      nextAlert(page),
      submitButton(page).click(),
    ]);
    expect(new URL(delivery.url()).origin).toBe(origin);
    for (const value of Object.values(message)) expect(delivery.postData()).toContain(value);
    await expect(page.getByText(alert)).toBeVisible();
  });
}

test('with large letters on a small phone an opening time keeps to its lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.contact.path);
  await setLetters(page, '26px');
  expect.soft(await brokenWords(page)).toEqual([]);
  for (const time of await page.locator('td').all()) {
    expect.soft((await boxOf(time)).height).toBeLessThan(2 * 1.5 * 26);
  }
});

test('what became of a message is on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(routes.contact.path);
  await fillIn(page);
  // Put the button at the screen's lower edge.
  await submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await alerted;
  const result = page.getByRole('form').getByRole('status').getByRole('paragraph');
  await expect(result).toBeVisible();
  await expect(result).toBeInViewport({ ratio: 0.99 });
});

test('on a phone nothing moves when the result of sending appears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sumUpShifts(page);
  await page.goto(routes.contact.path);
  await fillIn(page);
  const before = await shiftOf(page);
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await alerted;
  await expect(page.getByRole('form').getByRole('status').getByRole('paragraph')).toBeVisible();
  // The observer is called after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  expect(await shiftOf(page)).toBe(before);
});
