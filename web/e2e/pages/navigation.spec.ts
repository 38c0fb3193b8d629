import { appName } from '../../shared/appName.ts';
import { notFoundTitle, routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, middleOf } from '../helpers/boxes.ts';
import { hold } from '../helpers/hydration.ts';
import { follow, footer, header, heading, linkTo, menu, menuButton } from '../helpers/parts.ts';
import { unknownPath } from '../helpers/paths.ts';
import { scrollPage, scrollTop } from '../helpers/scrolling.ts';

test('a link shows the page without a reload, from the top, with its title and its heading focused', async ({
  page,
  requests,
}) => {
  await page.goto('/');
  await scrollPage(page, 1200);
  await linkTo(footer(page), routes.about).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(routes.about.title);
  await expect(page).toHaveURL(routes.about.path);
  expect(await scrollTop(page)).toBe(0);
  expect(requests.filter((url) => url.endsWith(routes.about.path))).toEqual([]);
});

test('a click marks its link and ends before the page is rendered, which yields to the next click', async ({
  page,
}) => {
  await page.goto(routes.about.path);
  const title = await heading(page).textContent();
  // React listens to the root, and the window hears of the click after it.
  await page.evaluate(() => {
    const shown = new Promise((resolve) =>
      addEventListener('click', () => resolve(document.querySelector('h1')?.textContent), { once: true }),
    );
    Object.assign(window, { shown });
  });
  await linkTo(menu(page), routes.home).click();
  expect(await page.evaluate(() => Object(window).shown)).toBe(title);
  await expect(linkTo(menu(page), routes.home)).toHaveAttribute('aria-current', 'page');
  await expect(heading(page)).toHaveText(appName);
});

test('a click right after a navigation is not lost, and no promise is rejected', async ({ page }) => {
  await page.goto('/');
  const about = await middleOf(linkTo(menu(page), routes.about));
  const contact = await middleOf(linkTo(menu(page), routes.contact));
  for (let round = 0; round < 3; round++) {
    await page.mouse.click(about.x, about.y);
    await page.mouse.click(contact.x, contact.y);
    await expect(page).toHaveTitle(routes.contact.title);
  }
});

test('where the browser refuses another history entry, the whole page is loaded', async ({ page, requests }) => {
  await page.goto(routes.home.path);
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('100 times in 30 seconds', 'SecurityError');
    };
  });
  await linkTo(footer(page), routes.about).click();
  await expect(page).toHaveURL(routes.about.path);
  await expect(page).toHaveTitle(routes.about.title);
  expect(requests.filter((url) => url.endsWith(routes.about.path))).toHaveLength(1);
});

test('a page that was left is freed, the served one too', async ({ page }) => {
  // The style sheet keeps its drawings, each a document, when their page is left: empty ones do not count.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  await page.goto('/');
  // React can keep a page until it has rendered another one after it.
  for (const route of [routes.about, routes.contact]) {
    await follow(menu(page), route);
  }
  const shown = await page.evaluate(() => {
    const nodes = document.createNodeIterator(document);
    let count = 0;
    while (nodes.nextNode()) count++;
    return count;
  });
  const devTools = await page.context().newCDPSession(page);
  const inMemory = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Memory.getDOMCounters')).nodes;
  };
  await expect.poll(inMemory, `nodes in memory, of which ${shown} are shown`).toBeLessThan(2 * shown);
});

test('back and forward restore the page, its title and the scroll position', async ({ page }) => {
  await page.goto('/');
  // By keyboard: before a click Playwright would scroll the sticky header's place into view.
  await linkTo(menu(page), routes.about).focus();
  await scrollPage(page, 1500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(routes.about.title);
  await scrollPage(page, 700);

  await page.goBack();
  await expect(page).toHaveTitle(routes.home.title);
  await expect.poll(() => scrollTop(page)).toBe(1500);

  await page.goForward();
  await expect(page).toHaveTitle(routes.about.title);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('Back after a reload leads to the page of the address, also before the script has come', async ({ page }) => {
  await page.goto(routes.contact.path);
  await follow(header(page), routes.about);
  const hydrate = await hold(page, '**/hydrate-*.js');
  const asked = page.waitForRequest('**/hydrate-*.js');
  const reloaded = page.reload();
  await asked;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(routes.contact.path);
  hydrate();
  await reloaded;
  await expect(page).toHaveTitle(routes.contact.title);
  await expect(heading(page)).toBeFocused();
});

test('Back after a reload leads to the error screen of an unknown address', async ({ page }) => {
  await page.goto(unknownPath);
  const words = await heading(page).innerText();
  await follow(header(page), routes.about);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(notFoundTitle);
  await expect(heading(page)).toHaveText(words);
});

test('the header has a ground and a line of its own once the page is scrolled', async ({ page }) => {
  // These pages begin without a ground of their own.
  for (const { path } of [routes.home, routes.contact]) {
    await page.goto(path);
    const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    await expect(header(page)).toHaveCSS('box-shadow', 'none');
    await scrollPage(page, 300);
    await expect(header(page)).toHaveCSS('background-color', paper);
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none');
    await scrollPage(page, 0);
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header(page)).toHaveCSS('box-shadow', 'none');
  }
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 568, height: 320 } });

  test('the header scrolls away, and the open menu lies below it and scrolls by itself', async ({ page }) => {
    await page.goto('/about');
    await scrollPage(page, 20);
    await menuButton(page).click();
    const sheet = page.locator(':popover-open');
    // Playwright scrolls for its click.
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(0);
    const bar = await boxOf(header(page));
    expect(bar.y).toBe(0);
    expect((await boxOf(sheet)).y).toBe(bar.height);
    await linkTo(menu(page), routes.contact).scrollIntoViewIfNeeded();
    await expect(linkTo(menu(page), routes.contact)).toBeInViewport({ ratio: 1 });
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    expect(await scrollTop(page)).toBe(top);
    await menuButton(page).click();
    await scrollPage(page, 400);
    await expect(header(page)).not.toBeInViewport();
  });
});
