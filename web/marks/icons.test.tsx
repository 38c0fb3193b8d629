// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Favicon } from './Icons.tsx';

test('the favicon is the one that `make marks` renders', () => {
  const file = path.resolve(import.meta.dirname, '../public/favicon.svg');
  expect(readFileSync(file, 'utf8')).toBe(renderToStaticMarkup(<Favicon />));
});
