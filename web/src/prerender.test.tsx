// @vitest-environment node
import { expect, test } from 'vitest';
import { pages } from './prerender.tsx';
import { routes } from './routes.ts';

const paths = Object.values(routes).map(({ path }) => path);

test('the build writes a file for each route and one for the error screen', async () => {
  expect((await pages()).map(({ file }) => file)).toEqual([...paths.map((path) => path.slice(1) || 'index'), '404']);
});

test('no page carries what its policy would block: a style attribute, an inline handler or a script', async () => {
  for (const { file, html } of await pages()) {
    expect(html, file).not.toMatch(/\sstyle=|\son[a-z]+=|<script/);
  }
});

test('each route has a title and a description of its own', async () => {
  const described = (await pages()).flatMap(({ route }) => route ?? []);
  expect(new Set(described.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(described.map(({ description }) => description)).size).toBe(paths.length);
});
