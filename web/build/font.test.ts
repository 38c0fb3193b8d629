// @vitest-environment node
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { pages } from '../prerender/prerender.tsx';
import { scriptOptions } from './bundle.ts';
import { characters } from './font.ts';

const { outputFiles } = await build(scriptOptions('production'));
const kept = characters(outputFiles.map(({ path, text }) => (path.endsWith('.js') ? text : '')).join(''));

test('the font keeps every character of the pages', () => {
  const shown = new Set(pages().flatMap(({ html }) => [...html]));
  expect([...shown].filter((character) => !kept.includes(character))).toEqual([]);
});

test('the font keeps all of printable ASCII, which visitors type', () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  expect(ascii.filter((character) => !kept.includes(character))).toEqual([]);
});

test('the font keeps no character of the film alone, such as one of its keypad', () => {
  expect(kept).not.toContain('⌫');
});
