// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './drawings.tsx';
import { picturesFingerprint } from './fingerprint.tsx';

const remedy = 'stale: run `make marks`';

test.each(Object.entries(drawings))('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  // With `===`, because a failing toBe() would print both drawings.
  expect(readFileSync(file, 'utf8') === renderToStaticMarkup(drawing), remedy).toBe(true);
});

test('share image and icons show what is drawn now', () => {
  const drawnFrom = readFileSync(path.resolve(import.meta.dirname, 'drawn-from.sha256'), 'utf8');
  expect(drawnFrom === picturesFingerprint(), remedy).toBe(true);
});
