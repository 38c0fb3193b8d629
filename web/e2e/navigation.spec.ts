import { routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { expect, test } from './fixtures.ts';

const heading = { name: 'Our History', level: 1 } as const;

test('a link shows the page without a reload, with its title, its heading focused, from the top', async ({
  page,
  requests,
}) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre' }).click();
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect(page).toHaveTitle('Sobre | Goniometria Digital');
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(requests.filter((url) => url.endsWith('/about'))).toEqual([]);
});

test('a click right after a navigation is not lost, and no promise is rejected', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation');
  const centre = async (name: string) => {
    const box = await links.getByRole('link', { name }).boundingBox();
    if (!box) throw new Error(`the link ${name} is not shown`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [about, contact] = [await centre('Sobre'), await centre('Contato')];
  for (let round = 0; round < 3; round++) {
    await page.mouse.click(...about);
    await page.mouse.click(...contact);
    await expect(page).toHaveTitle(routes.contact.title);
  }
});

test('the current page is marked in the navigation', async ({ page }) => {
  await page.goto('/about');
  const current = page.getByRole('banner').locator('[aria-current=page]');
  await expect(current).toHaveText('Sobre');
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(current).toHaveText('Contato');
});

test('back and forward restore the page, its title and the scroll position', async ({ page }) => {
  await page.goto('/');
  // By keyboard: before a click Playwright would scroll the sticky header's place into view.
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).focus();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));

  await page.goBack();
  await expect(page).toHaveTitle(/^Goniometria Digital:/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);

  await page.goForward();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a link to a fragment of the page scrolls to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver demonstração' }).click();
  await expect(page).toHaveURL('/#demonstracao');
  await expect(page.getByRole('heading', { name: 'Uma avaliação, do começo ao fim' })).toBeInViewport();
});

test('an entry of the contents list scrolls to its section', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Contato' }).click();
  await expect(page.getByRole('heading', { name: /Contato/, level: 2 }).first()).toBeInViewport();
});

test('a click with the control key opens a new tab and stays', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sobre' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/about');
  await expect(page).toHaveURL('/');
});

test('a link to the current page goes to its top and adds no history entry', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, 500));
  const length = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a link to a legal page keeps the old page until the text is there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/legalPages-*.js', (route) => released.then(() => route.continue()));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: routes.terms.label }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: routes.privacy.label }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: site.name, level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Política de Privacidade', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(routes.privacy.title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back to a legal page after a reload of another shows its text', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: routes.about.label }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Termos de Uso', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(routes.terms.title);
});

test('until all styles are there, a link loads the next page with its own styles', async ({ page, requests }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/styles-*.css', (route) => released.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  // The script has asked for all of it.
  await expect(page.locator('link[rel=stylesheet][media]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: routes.about.label }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect(requests.filter((url) => url.endsWith(routes.about.path))).toHaveLength(1);
  release();
});

test.describe('legal texts that cannot be loaded', () => {
  test.use({ expectedMessages: ['ERR_FAILED', 'Failed to fetch'] });

  test('a link to them loads the whole document, which reads and links without them', async ({ page, requests }) => {
    await page.route('**/legalPages-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: routes.privacy.label }).click();
    await expect(page).toHaveURL(routes.privacy.path);
    await expect(page.getByRole('heading', { name: 'Política de Privacidade', level: 1 })).toBeVisible();
    expect(requests.filter((url) => url.endsWith(routes.privacy.path))).toHaveLength(1);
    await page.getByRole('banner').getByRole('link', { name: routes.about.label }).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 568, height: 320 } });

  test('the header scrolls away and leaves the height to the page', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('the menu opens below the header and scrolls away with it', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.locator(':popover-open');
    const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    expect((await menu.boundingBox())?.y).toBe(headerHeight);
    await page.evaluate(() => scrollTo(0, 50));
    expect((await menu.boundingBox())?.y).toBe(headerHeight - 50);
  });
});
