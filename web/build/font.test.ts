// @vitest-environment node
import { expect, test } from 'vitest';
import { pages } from '../prerender/prerender.tsx';
import { characters } from './font.ts';

const kept = characters();

test('the font keeps every character of the pages', () => {
  const shown = new Set(pages().flatMap(({ html }) => [...html]));
  expect([...shown].filter((character) => !kept.includes(character))).toEqual([]);
});

test('the font keeps all of printable ASCII, which visitors type', () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  expect(ascii.filter((character) => !kept.includes(character))).toEqual([]);
});
