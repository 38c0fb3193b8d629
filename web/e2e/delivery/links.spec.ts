import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { storeUrl } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { allPaths, routePaths } from '../helpers/paths.ts';

/** What a document points at, and what can be pointed at in it. */
interface DocumentLinks {
  links: { href: string; target: string; rel: string }[];
  /** The URLs of its pictures, scripts, film and icons, and its own. */
  resources: string[];
  ids: string[];
}

/** The documents of the site by their path, as they are without their script. The page only lends its parser. */
async function documentsOf(page: Page, request: APIRequestContext): Promise<Map<string, DocumentLinks>> {
  const documents = new Map<string, DocumentLinks>();
  for (const path of allPaths) {
    const read = (html: string) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attributes = (selector: string, name: string) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      const links = [...parsed.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.target,
        rel: link.rel,
      }));
      const linked = attributes('link[href]', 'href');
      const styled = [...html.matchAll(/url\((\/[^)]+)\)/g)].map(([, address = '']) => address);
      return {
        links,
        resources: [...linked, ...styled, ...attributes('[src]', 'src'), ...attributes('[poster]', 'poster')],
        ids: attributes('[id]', 'id'),
      };
    };
    documents.set(path, await page.evaluate(read, await (await request.get(path)).text()));
  }
  return documents;
}

/** The site's own address as a URL, or undefined for one of another site. */
function internal(address: string, from: string): URL | undefined {
  const url = new URL(address, new URL(from, site.origin));
  return url.origin === site.origin ? url : undefined;
}

test('every link, picture, script and icon leads to something, and the home page to every page', async ({
  page,
  request,
}) => {
  const documents = await documentsOf(page, request);
  const deadEnds: string[] = [];
  const answered = new Set<string>();
  const drawing = async (path: string) => (await request.get(path)).text();
  for (const [path, { links, resources }] of documents) {
    for (const address of [...links.map(({ href }) => href), ...resources]) {
      const url = internal(address, path);
      if (!url) continue;
      // A fragment of the film is a second of it (W3C Media Fragments), one of a drawing a view of it (SVG 2, 16.3).
      const id = url.pathname.endsWith('.mp4') ? '' : decodeURIComponent(url.hash.slice(1));
      const isView = url.pathname.endsWith('.svg') && (await drawing(url.pathname)).includes(`<view id="${id}"`);
      if (id && !isView && !documents.get(url.pathname)?.ids.includes(id))
        deadEnds.push(`${address} in ${path}: no such fragment`);

      const target = url.pathname + url.search;
      if (address.startsWith('#') || answered.has(target)) continue;
      answered.add(target);
      const status = (await request.head(target)).status();
      if (status !== 200) deadEnds.push(`${address} in ${path}: ${status}`);
    }
  }
  expect.soft(deadEnds).toEqual([]);

  const reached = new Set<string>([routes.home.path]);
  for (const path of reached) {
    for (const { href } of documents.get(path)?.links ?? []) {
      const target = internal(href, path)?.pathname;
      if (target && documents.has(target)) reached.add(target);
    }
  }
  expect([...reached].sort()).toEqual([...routePaths].sort());
});

test('every link to another site is well-formed, opens a new tab, and sends no opener and no referrer', async ({
  page,
  request,
}) => {
  for (const [path, { links }] of await documentsOf(page, request)) {
    for (const { href, target, rel } of links) {
      expect(href, path).toMatch(/^[\x21-\x7e]+$/);
      if (internal(href, path)) {
        expect(target, href).toBe('');
      } else if (href.startsWith('mailto:')) {
        expect(href).toMatch(/^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/);
      } else {
        expect(new URL(href).protocol, href).toBe('https:');
        expect(target, href).toBe('_blank');
        expect(rel, href).toBe('noopener noreferrer');
      }
    }
  }
});

test('every link to the store says from which place of the site it leads there, and nothing else', async ({
  page,
  request,
}) => {
  for (const [path, { links }] of await documentsOf(page, request)) {
    const ways = links.map(({ href }) => href).filter((href) => href.startsWith(storeUrl));
    expect(ways.length, path).toBeGreaterThan(0);
    const places = ways.map((href) => {
      const referrer = new URLSearchParams(new URL(href).searchParams.get('referrer') ?? '');
      expect([...referrer.keys()], href).toEqual(['utm_source', 'utm_campaign']);
      return referrer.get('utm_campaign');
    });
    expect(new Set(places).size, path).toBe(ways.length);
  }
});

test('the script says where the licences of its libraries are', async ({ request }) => {
  const script = /src="(\S+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const licences = /^\/\/ (\/\S+)$/m.exec(await (await request.get(script)).text())?.[1] ?? '';
  expect(await (await request.get(licences)).text()).toMatch(/@license React\s+\* react-dom/);
});
