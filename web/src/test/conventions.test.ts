// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../..');

/** A drawn photograph has a photograph's colours. */
const photographs = ['film/ui/Photo.tsx', 'film/scenes/assessment/Gallery.tsx'];

const sources = ['src', 'film', 'marks', 'build'].flatMap((folder) =>
  readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
    .map((name) => path.posix.join(folder, name)),
);

test.each(sources)('%s has its colours from the palette and its type sizes from the tokens', (file) => {
  const code = readFileSync(path.join(web, file), 'utf8');
  if (!photographs.includes(file)) expect(code).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  expect(code).not.toMatch(/font-size:\s*[\d.]+px/);
});
