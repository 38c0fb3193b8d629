// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './drawings.tsx';

test.each(Object.entries(drawings))('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  expect(readFileSync(file, 'utf8')).toBe(renderToStaticMarkup(drawing));
});
