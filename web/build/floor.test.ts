// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floor } from './floor.ts';

test.each(['README.md', 'server/deploy/README.md'])('%s names the oldest browsers', (document) => {
  const oldest = Object.entries(floor).map((browser) => browser.join(' '));
  expect(readFileSync(document, 'utf8')).toContain(oldest.join(', '));
});
