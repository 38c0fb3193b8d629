import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { field, submitButton } from '../page/form.ts';
import { holdHydration } from '../page/hydration.ts';
import { linkTo, menu } from '../page/parts.ts';

// React reports that it made the page anew (error 418).
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
  test(`what was typed before the script stays, with focus and selection, after ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const hydrate = await holdHydration(page);
    await page.goto(routes.contact.path, { waitUntil: 'commit' });
    await field(page, 'email').fill('ana@example.com');
    await field(page, 'message').pressSequentially('Como importo uma foto?');
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 12));
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

    await linkTo(menu(page), routes.about).click();
    await page.goBack();
    await expectTyped();
  });
}
