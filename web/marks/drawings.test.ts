import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { font } from '../drawing/rasterize.ts';
import { atlas } from '../shared/figure/atlas.ts';
import { drawings } from './drawings.tsx';
import { picturesFingerprint } from './fingerprint.tsx';
import { ShareImage } from './ShareImage.tsx';

const remedy = 'stale: run `make marks`';

test.each(Object.entries(drawings))('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  // With `===`, because a failing toBe() would print both drawings.
  expect(readFileSync(file, 'utf8') === renderToStaticMarkup(drawing), remedy).toBe(true);
});

test.each(Object.entries(drawings))('%s, opened alone, has its ground and its colours', (_, drawing) => {
  const svg = renderToStaticMarkup(drawing);
  expect(svg).toContain('svg { color-scheme: ');
  // Like other programs, Resvg knows no custom properties.
  expect(new Resvg(svg).toString()).toMatch(/ stroke="#\w{6}"/);
});

test.each(Object.keys(atlas))('the %s of the atlas takes at most 8 kB on its way', (name) => {
  const file = path.resolve(import.meta.dirname, '../public', `atlas-${name}.svg`);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThanOrEqual(8000);
});

test('share image and icons show what is drawn now', () => {
  const drawnFrom = readFileSync(path.resolve(import.meta.dirname, 'drawn-from.sha256'), 'utf8');
  expect(drawnFrom === picturesFingerprint(), remedy).toBe(true);
});

test('the words of the share image are legible in a chat, 280 px wide, and whole in the square in its middle', () => {
  const picture = renderToStaticMarkup(createElement(ShareImage));
  const words = picture.match(/<text [^>]*>[^<°]+<\/text>/g) ?? [];
  expect(words.join('')).toMatch(/App.*Android/);
  for (const word of words)
    expect((Number(/font-size="(\d+)"/.exec(word)?.[1]) * 280) / 1200).toBeGreaterThanOrEqual(12);
  const { x = 0, width = 0 } =
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" font-family="Figtree">${words.join('')}</svg>`, {
      font,
    }).getBBox() ?? {};
  expect(x).toBeGreaterThan(285);
  expect(x + width).toBeLessThan(915);
});
