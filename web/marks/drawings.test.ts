// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './drawings.tsx';
import { picturesFingerprint } from './fingerprint.tsx';

test.each(Object.entries(drawings))('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  expect(readFileSync(file, 'utf8')).toBe(renderToStaticMarkup(drawing));
});

test('share image and icons show what is drawn now', () => {
  const drawnFrom = readFileSync(path.resolve(import.meta.dirname, 'drawn-from.sha256'), 'utf8');
  expect(drawnFrom, 'stale: run `make marks`').toBe(picturesFingerprint());
});
