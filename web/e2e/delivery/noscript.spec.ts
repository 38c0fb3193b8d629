import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appName } from '../../shared/appName.ts';
import { ledger } from '../../src/home/benefits/plates.ts';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { choosePatient, plateOf } from '../helpers/atlas.ts';
import { awaitHydration } from '../helpers/hydration.ts';
import { follow, main, menu, menuButton } from '../helpers/parts.ts';
import { routePaths } from '../helpers/paths.ts';

test.use({ javaScriptEnabled: false });

test('film, footer and links work, and the form gives way to the e-mail address', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video').filter({ visible: true });
  await expect(video, 'the film').toHaveCount(1);
  const withControls = await video.screenshot();
  await video.evaluate((video) => video.removeAttribute('controls'));
  expect((await video.screenshot()).equals(withControls), 'the controls are drawn').toBe(false);
  await expect(page.getByText(new RegExp(`© 20\\d\\d ${appName}`))).toBeVisible();
  await follow(menu(page), routes.about);
  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page).click();
  await follow(menu(page), routes.contact);

  await expectFallback(page);
});

test('the form in a page that Chromium saved (MHTML) gives way to the e-mail address, too', async ({
  browser,
  server,
}, testInfo) => {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.goto(server.origin + routes.contact.path);
  await awaitHydration(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureSnapshot');
  const file = testInfo.outputPath('contact.mhtml');
  await writeFile(file, data);
  await page.goto(`file://${file}`);
  await expectFallback(page);
  await page.close();
});

test('no control is offered that does nothing', async ({ page }) => {
  for (const path of routePaths) {
    await page.goto(path);
    const controls = main(page).locator('button:enabled, input:not([type=radio]), textarea').filter({ visible: true });
    await expect(controls, path).toHaveCount(0);
  }
});

test('each patient of the ledger can be chosen, and is then the one on the stage', async ({ page }) => {
  await page.goto('/');
  for (const { patient, joint } of ledger) {
    await choosePatient(page, patient, joint);
    for (const other of ledger.filter((plate) => plate.joint !== joint)) {
      await expect(plateOf(page, other.joint)).toBeHidden();
    }
  }
});

/** The form shows how to write, and no field. */
async function expectFallback(page: Page): Promise<void> {
  const form = page.getByRole('form');
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await expect(form.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
}
