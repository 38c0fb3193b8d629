// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FramedKnee } from './FramedKnee.tsx';
import { Favicon } from './Icons.tsx';
import { plates } from './plates/plates.ts';
import { StraightLeg } from './StraightLeg.tsx';

const drawings: [string, ReactElement][] = [
  ['favicon.svg', <Favicon key="favicon" />],
  ['straight-leg.svg', <StraightLeg key="leg" />],
  ['knee.svg', <FramedKnee key="knee" />],
  ...Object.entries(plates).map(([name, Drawn]): [string, ReactElement] => [name, <Drawn key={name} />]),
];

test.each(drawings)('%s is the one that `make marks` renders', (name, drawing) => {
  const file = path.resolve(import.meta.dirname, '../public', name);
  expect(readFileSync(file, 'utf8')).toBe(renderToStaticMarkup(drawing));
});
