import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { duration } from '../shared/timeline.ts';
import { output } from './encode.ts';
import { filmFingerprint } from './fingerprint.ts';

test('film and posters show what the scenes draw now', { timeout: 60_000 }, async () => {
  expect((await readFile(output.drawnFrom, 'utf8')) === filmFingerprint(), 'stale: run `make film`').toBe(true);
});

test('the drawn film lasts 90 s and has at most 1,700,000 bytes, and its poster 25 kB', async () => {
  expect(duration).toBe(90);
  expect((await readFile(output.film)).length).toBeLessThanOrEqual(1_700_000);
  expect((await readFile(output.posterWebp)).length).toBeLessThanOrEqual(25_000);
});
