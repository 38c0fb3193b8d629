import { sender } from '../../src/contact/sender.ts';
import { routes } from '../../src/routes.ts';
import { brokenWords } from '../access/spoiltTexts.ts';
import { expect, isDelivery, test } from '../fixtures.ts';
import { field, fields, fillIn, nextAlert, submitButton } from '../page/form.ts';
import { allPaths } from '../page/pages.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Como importo uma foto?' };

if (sender.simulated) {
  test('the simulated sending takes a second, and the alert follows what the page shows', async ({ page }) => {
    await page.goto(routes.contact.path);
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
    await alerted;
  });
} else {
  const { origin } = sender;
  test('a message goes to the sender’s origin', async ({ page }) => {
    await page.goto(routes.contact.path);
    for (const name of Object.keys(message) as (keyof typeof message)[]) await field(page, name).fill(message[name]);
    const [delivery, alert] = await Promise.all([
      page.waitForRequest(isDelivery),
      nextAlert(page),
      submitButton(page).click(),
    ]);
    expect(new URL(delivery.url()).origin).toBe(origin);
    for (const value of Object.values(message)) expect(delivery.postData()).toContain(value);
    await expect(page.getByText(alert)).toBeVisible();
  });
}

test('each page may call the sender’s origin, and no other', async ({ request }) => {
  for (const path of allPaths) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    const sources = policy?.split('; ').find((directive) => directive.startsWith('connect-src '));
    expect(sources?.split(' ').slice(1), path).toEqual(["'self'", ...(sender.simulated ? [] : [sender.origin])]);
  }
});

test('with large letters on a small phone an opening time keeps to its lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.contact.path);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 26 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '26px');
  expect.soft(await brokenWords(page)).toEqual([]);
  for (const time of await page.locator('td').all()) {
    expect.soft((await time.boundingBox())?.height).toBeLessThan(2 * 1.5 * 26);
  }
});

for (const [width, height] of [
  [320, 600],
  [393, 660],
] as const) {
  test(`what became of a message is on the screen, at ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.contact.path);
    await fillIn(page);
    // Put the button at the screen's lower edge.
    await submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const alerted = nextAlert(page);
    await submitButton(page).click();
    await alerted;
    const result = page.locator('form > p').last();
    await expect(result).toBeVisible();
    await expect(result).toBeInViewport({ ratio: 0.99 });
  });
}

test('each field is required: our words, no bubble, and the focus', async ({ page }) => {
  await page.goto(routes.contact.path);
  for (const field of await fields(page).all()) {
    await field.evaluate((element) =>
      element.addEventListener('invalid', (event) => Object.assign(element, { bubble: !event.defaultPrevented })),
    );
    await fillIn(page);
    await field.fill('');
    await submitButton(page).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty('validity.valueMissing', true);
    await expect(field).toHaveJSProperty('bubble', false);
    await expect(field).toHaveAccessibleDescription(/./);
    await expect(submitButton(page)).toBeEnabled();
  }
});
