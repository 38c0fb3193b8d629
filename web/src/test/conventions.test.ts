// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^styles/.test(file),
);

test.each(components)('%s takes its colours and type sizes from the tokens', (file) => {
  const code = readFileSync(path.join(src, file), 'utf8');
  expect(code).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  expect(code).not.toMatch(/font-size:\s*[\d.]+px/);
});
