// @vitest-environment node
import { expect, test } from 'vitest';
import { pages } from './prerender.tsx';

test('the build writes a file for each route and one for the error screen', async () => {
  expect((await pages()).map(({ file }) => file)).toEqual(['index', 'about', 'contact', 'privacy', 'terms', '404']);
});

test('no page carries what its policy would block: a style attribute, an inline handler or a script', async () => {
  for (const { file, html } of await pages()) {
    expect(html, file).not.toMatch(/\sstyle=|\son[a-z]+=|<script/);
  }
});

test('each route has a title and a description of its own', async () => {
  const routes = (await pages()).flatMap(({ route }) => route ?? []);
  expect(new Set(routes.map(({ title }) => title)).size).toBe(5);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(5);
});
