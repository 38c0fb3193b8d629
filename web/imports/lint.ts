import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from './places.ts';
import { closestPlace, refusals } from './refusals.ts';

/** Prints the imports in `web` that are refused and the places without a file, and exits with 1 if there are any. */
const web = path.resolve(import.meta.dirname, '..');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('dist/'),
);
const found = new Set(files.map((file) => closestPlace(file)?.[0]));
const refused = [
  ...files.flatMap((file) => refusals(file, readFileSync(path.join(web, file), 'utf8'))),
  ...Object.keys(places).flatMap((place) => (found.has(place) ? [] : `web/imports/places.ts: ${place} has no file`)),
];
for (const line of refused) console.error(line);
if (refused.length > 0) process.exitCode = 1;
