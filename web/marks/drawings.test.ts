// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { atlas } from '../shared/figure/atlas.ts';
import { drawings } from './drawings.tsx';
import { picturesFingerprint } from './fingerprint.tsx';

const remedy = 'stale: run `make marks`';

test.each(Object.entries(drawings))('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  // With `===`, because a failing toBe() would print both drawings.
  expect(readFileSync(file, 'utf8') === renderToStaticMarkup(drawing), remedy).toBe(true);
});

test.each(Object.keys(atlas))('the %s of the atlas takes at most 8 kB on its way', (name) => {
  const file = path.resolve(import.meta.dirname, '../public', `atlas-${name}.svg`);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThanOrEqual(8000);
});

test('share image and icons show what is drawn now', () => {
  const drawnFrom = readFileSync(path.resolve(import.meta.dirname, 'drawn-from.sha256'), 'utf8');
  expect(drawnFrom === picturesFingerprint(), remedy).toBe(true);
});
