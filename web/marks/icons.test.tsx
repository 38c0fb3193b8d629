// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FramedKnee } from './FramedKnee.tsx';
import { Favicon } from './Icons.tsx';
import { StraightLeg } from './StraightLeg.tsx';

test.each([
  ['favicon.svg', <Favicon key="favicon" />],
  ['straight-leg.svg', <StraightLeg key="leg" />],
  ['knee.svg', <FramedKnee key="knee" />],
])('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  expect(readFileSync(file, 'utf8')).toBe(renderToStaticMarkup(drawing));
});
