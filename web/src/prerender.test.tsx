// @vitest-environment node
import { expect, test } from 'vitest';
import { pages } from './prerender.tsx';
import { routes } from './routes.ts';

const paths = Object.values(routes).map(({ path }) => path);

test('the build writes a file for each route and one for the error screen', () => {
  expect(pages().map(({ file }) => file)).toEqual([...paths.map((path) => path.slice(1) || 'index'), '404']);
});

test('no page carries what its policy would block: a style attribute, an inline handler or a script', () => {
  for (const { file, html } of pages()) {
    expect(html, file).not.toMatch(/\sstyle=|\son[a-z]+=|<script/);
  }
});

test('each page has a title of its own, and each route a description', () => {
  const heads = pages().map(({ head }) => head);
  expect(new Set(heads.map((head) => head.match(/<title>.+<\/title>/)?.[0])).size).toBe(paths.length + 1);
  const descriptions = heads.flatMap((head) => head.match(/<meta name="description" content=".+">/)?.[0] ?? []);
  expect(new Set(descriptions).size).toBe(paths.length);
});
