// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes, titleOf } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { betweenPairs } from '../src/ui/pairs.ts';
import { pages } from './prerender.tsx';

const paths = Object.values(routes).map(({ path }) => path);

test('the build writes a file for each route and one for the error screen', () => {
  expect(pages().map(({ file }) => file)).toEqual([...paths.map((path) => path.slice(1) || 'index'), '404']);
});

test('no page carries what its policy would block: a style attribute, an inline handler or a script', () => {
  for (const { file, html } of pages()) {
    expect(html, file).not.toMatch(/\sstyle=|\son[a-z]+=|<script/);
  }
});

test('each page has its title, which no drawing’s follows, and each route a description of its own', () => {
  for (const { path, file, head, html } of pages()) {
    expect.soft(html, file).not.toContain('<title>');
    expect.soft(head, file).toContain(`<title>${titleOf(path)}</title>`);
  }
  expect(new Set(pages().map(({ path }) => titleOf(path))).size).toBe(paths.length + 1);
  const heads = pages().map(({ head }) => head);
  const descriptions = heads.flatMap((head) => head.match(/<meta name="description" content=".+">/)?.[0] ?? []);
  expect(new Set(descriptions).size).toBe(paths.length);
});

test('with NOINDEX=1 every page asks search engines to leave it out, and else the error screen alone', () => {
  const leftOut = () => pages().flatMap(({ file, head }) => (head.includes('content="noindex"') ? file : []));
  vi.stubEnv('NOINDEX', '');
  expect(leftOut()).toEqual(['404']);
  vi.stubEnv('NOINDEX', '1');
  expect(leftOut()).toHaveLength(paths.length + 1);
});

test('no text ends the attribute, the element or the script that it is in', () => {
  const [{ email }, { title }] = [site, routes.home];
  onTestFinished(() => void [Object.assign(site, { email }), Object.assign(routes.home, { title })]);
  Object.assign(site, { email: '</script>' });
  Object.assign(routes.home, { title: 'G & "D"' });
  const [{ head } = { head: '' }] = pages();
  expect(head).toContain('<meta property="og:title" content="G &amp; &quot;D&quot;">');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
});

/** Tags at which HTML itself begins a line or a cell. Within one line only spaces separate words: styles may not be read. */
const lineTags =
  /<\/?(?:h[1-6r]|p|div|[duo]l|d[dt]|li|table|tbody|t[rdh]|br|header|main|footer|nav|section|figure|figcaption|form|details|summary)\b[^>]*>/g;

test('no two words of a page run together for a program that knows no styles, in drawings neither', () => {
  for (const { file, html } of pages()) {
    // React divides a text by comments. A word may wrap at `<wbr>`, and is one word.
    const lines = html.replace(/<!-- -->|<wbr[^>]*>/g, '').replace(lineTags, '\n');
    const joints = lines.match(/[^\s<>]*[^\s<>\p{Ps}\p{Pi}](?:<[^>]*>)+(?![\p{Po}\p{Pe}\p{Pf}])[^\s<>]+/gu);
    expect.soft(joints ?? [], file).toEqual([]);
  }
});

test('such a program has each number once, from a list or from a text, and the name of the contents once', () => {
  for (const { file, html } of pages()) {
    // A time, such as those of the transcript, is no number of a list.
    expect.soft(html, file).not.toMatch(/<ol[^>]*><li[^>]*>(<[^>]*>)*\d+(?![:\d])/);
    expect.soft(html.split('Nesta página').length - 1, file).toBe(html.includes('id="indice"') ? 1 : 0);
  }
});

test('no line of a page may end between a number and what it counts', () => {
  for (const { file, html } of pages()) {
    // React divides a text by comments.
    const text = html.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, '|');
    const breaks = [...text.matchAll(betweenPairs)].filter(([space]) => space !== '\u00a0');
    expect
      .soft(
        breaks.map(({ index }) => text.slice(index - 12, index + 12)),
        file,
      )
      .toEqual([]);
  }
});
