import { sender } from '../../src/contact/sender.ts';
import { routes } from '../../src/routes.ts';
import { legalFacts, site } from '../../src/site.ts';
import { privacyOfficer } from '../../src/supplier.ts';
import { brokenWords } from '../access/spoiltTexts.ts';
import { expect, isSubmission, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { field, fields, fillIn, nextAlert, submitButton } from '../helpers/form.ts';
import { setLetters } from '../helpers/letters.ts';
import { main } from '../helpers/parts.ts';
import { allPaths } from '../helpers/paths.ts';
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
  await setLetters(page, '26px');
  expect.soft(await brokenWords(page)).toEqual([]);
  for (const time of await page.locator('td').all()) {
    expect.soft((await boxOf(time)).height).toBeLessThan(2 * 1.5 * 26);
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
    const result = page.getByRole('form').getByRole('status').getByRole('paragraph');
    await expect(result).toBeVisible();
    await expect(result).toBeInViewport({ ratio: 0.99 });
  });
}

test('the contact page names the data protection officer, and the policy does so on its first screen', async ({
  page,
}) => {
  const { email } = legalFacts.privacyChannel;
  await page.goto(routes.contact.path);
  await expect(main(page).getByRole('heading', { name: /^Encarregado/ })).toBeVisible();
  await expect(main(page).getByText(privacyOfficer(), { exact: true })).toBeVisible();
  await expect(main(page).locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
  await page.goto(routes.privacy.path);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const name = main(page).getByText(privacyOfficer());
    await expect.soft(name, `at ${width} px`).toBeInViewport();
  }
});

test('the footer leads to how accessible the site is, and to an address for those who meet a barrier', async ({
  page,
}) => {
  await page.goto(routes.privacy.path);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' });
  await expect(link.locator('svg'), 'the symbol (Lei nº 13.146/2015, art. 63, § 1º)').toBeVisible();
  await link.click();
  const heading = page.getByRole('heading', { name: 'Acessibilidade', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const section = page.locator('section').filter({ has: heading }).last();
  await expect(section.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  await expect(page).toHaveTitle(routes.contact.title);
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
