import { appName } from '../../shared/appName.ts';
import { legal, routes } from '../../src/routes.ts';
import { legalFacts, site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { follow, footer, heading, main } from '../helpers/parts.ts';
import { unknownPath } from '../helpers/paths.ts';
import { scrollPage } from '../helpers/scrolling.ts';

test('a browser without video leads on to the film and its transcript', async ({ page }) => {
  await page.goto(routes.home.path);
  const withoutVideo = page.locator('video');
  await expect(withoutVideo).toContainText('Seu navegador não suporta o elemento de vídeo.');
  const waysOn = withoutVideo.locator('a');
  await expect(waysOn.first()).toHaveAttribute('href', /\.mp4$/);
  await expect(waysOn.last()).toHaveAttribute('href', '#transcricao');
});

test("the about page has an English title, and the founder's square photo or a place for it", async ({ page }) => {
  await page.goto(routes.about.path);
  await expect(heading(page)).toHaveAttribute('lang', 'en');
  const team = page.getByRole('region', { name: 'Equipe' });
  await expect(team.getByText(site.founder.role)).toBeVisible();
  if (site.founder.image) {
    const photo = team.getByRole('img', { name: site.founder.name });
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    const { width, height } = await boxOf(photo);
    expect(width).toBe(height);
  } else {
    await expect(team.getByText('Foto do fundador')).toBeVisible();
    await expect(team.getByRole('img')).toHaveCount(0);
  }
});

test('the footer states who offers the app and how to reach them, and the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto(routes.about.path);
  await expect(footer(page).getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  const { legalName, taxId, address } = legalFacts.controller;
  for (const fact of [legalName, taxId, ...Object.values(address)]) await expect(footer(page)).toContainText(fact);
  for (const { label, url } of site.profiles) {
    await expect(footer(page).getByRole('link', { name: label })).toHaveAttribute('href', url);
  }
  await expect(footer(page), "the year of the visitor's clock").toContainText(`© 2031 ${appName}`);
});

test('the contents of a legal page mark the section being read, also the last one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.terms.path);
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  await contents.locator('summary').click();
  const links = contents.getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  // Not with keys: Chromium drops a key that is pressed during the smooth scroll of the previous one.
  await scrollPage(page, 'end');
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await scrollPage(page, 0);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await expect(links.last()).not.toHaveAttribute('aria-current');
});

for (const { path } of legal) {
  test(`the contents of ${path} stay on the screen where all of them can be seen`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Nesta página' });
    for (const width of [900, 1024, 1280]) {
      for (const height of [800, 848, 900]) {
        await page.setViewportSize({ width, height });
        await scrollPage(page, 1500);
        const last = contents.getByRole('link').last();
        if (await contents.evaluate((list) => getComputedStyle(list).position !== 'sticky')) continue;
        await expect.soft(last, `${width} x ${height} px`).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(contents, 'on the highest screen').toHaveCSS('position', 'sticky');
  });
}

test.describe('the contents of a legal page', () => {
  test.use({ javaScriptEnabled: false });

  test('are closed above the text until they are asked for, and open beside it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.privacy.path);
    const contents = page.getByRole('navigation', { name: 'Nesta página' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await expect(main(page).locator('section p').first()).toBeInViewport();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 800 });
    await contents.locator('summary').focus();
    await expect(contents.locator('summary'), 'no control').not.toBeFocused();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: ['404 (Not Found)'] });

  test('shows the error screen, live, with a way home', async ({ page, requests }) => {
    // An accent, a percent sign before a full stop, another case, a property of every object, many segments.
    for (const path of [unknownPath, '/pol%C3%ADtica', '/10%25.', '/About', '/constructor', `/${'x/'.repeat(1000)}y`]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(heading(page), path).toHaveText('Unexpected Application Error!');
    }
    await expect(page.getByText('404 Not Found')).toBeVisible();
    const loaded = requests.length;
    await follow(main(page), routes.home);
    await expect(heading(page)).toHaveText(appName);
    expect(requests.slice(loaded), 'no page is loaded').not.toContain(page.url());
  });
});
