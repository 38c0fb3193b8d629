import { plates } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { patientRow, reportOf } from '../helpers/atlas.ts';
import { currentTime, pauseButton, video } from '../helpers/film.ts';
import { field, submitButton } from '../helpers/form.ts';
import { awaitHydration, openBeforeScript } from '../helpers/hydration.ts';
import { linkTo, main, menu, menuButton } from '../helpers/parts.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';
import { transcriptSummary } from '../helpers/showcase.ts';

// React reports that it rendered the page again (error 418).
test.use({ expectedMessages: ['Minified React error #418'] });

/** What browsers put into a page before its script runs: a password manager's button, a translator's elements. */
const changes = {
  nothing: () => {},
  'a node in the form': () => document.querySelector('form')?.prepend(document.createElement('i')),
  'a node beside a field': () => document.querySelector('input')?.after(document.createElement('i')),
  'a node in the page': () => document.querySelector('main')?.prepend(document.createElement('i')),
  'translated words': () => {
    for (const text of document.querySelectorAll('h1, label')) {
      const translated = document.createElement('font');
      translated.append('Contact');
      text.replaceChildren(translated);
    }
  },
};

for (const [what, change] of Object.entries(changes)) {
  test(`what was typed before the script stays, with focus, selection and place, after ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    const hydrate = await openBeforeScript(page, routes.contact.path);
    await field(page, 'email').fill('ana@example.com');
    await field(page, 'message').pressSequentially('Como importo uma foto?');
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 12));
    const place = await scrollPage(page, 'end');
    await page.evaluate(change);
    hydrate();
    await expect(submitButton(page)).toBeEnabled();
    const expectTyped = async () => {
      await expect(field(page, 'email')).toHaveValue('ana@example.com');
      await expect(field(page, 'message')).toHaveValue('Como importo uma foto?');
    };
    await expectTyped();
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveJSProperty('selectionStart', 5);
    await expect(field(page, 'message')).toHaveJSProperty('selectionEnd', 12);
    expect(await scrollTop(page)).toBe(place);

    await linkTo(menu(page), routes.about).click();
    await page.goBack();
    await expectTyped();
  });
}

for (const what of ['nothing', 'a node in the page'] as const) {
  test(`what was chosen, opened and played before the script stays, with the focus, after ${what}`, async ({
    page,
  }) => {
    const hydrate = await openBeforeScript(page, routes.home.path);
    await transcriptSummary(page).click();
    await video(page).press('Space');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
    const { number } = plates.hip.patient;
    await patientRow(page, number).check();
    await page.evaluate(changes[what]);
    const reached = await currentTime(page);
    hydrate();
    await awaitHydration(page);
    await expect(page.getByRole('group').filter({ has: transcriptSummary(page) })).toHaveAttribute('open');
    await expect(patientRow(page, number)).toBeChecked();
    await expect(patientRow(page, number)).toBeFocused();
    await expect(reportOf(page, number)).toBeVisible();
    // A film that was rendered again loads when it is near, and waits for a click.
    if (what === 'nothing') await expect(pauseButton(page)).toBeVisible();
    else await video(page).scrollIntoViewIfNeeded();
    await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(reached);
  });
}

test('a menu that was opened before the script stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await openBeforeScript(page, routes.about.path);
  await menuButton(page).click();
  hydrate();
  await awaitHydration(page);
  await expect(linkTo(menu(page), routes.contact)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuButton(page)).toBeFocused();
  await expect(main(page), 'what it covers').toHaveJSProperty('inert', true);
});
