import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusals } from './refusals.ts';

/** Prints the imports in `web` that are refused, and exits with 1 if there are any. */
const web = path.resolve(import.meta.dirname, '..');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('dist/'),
);
const refused = files.flatMap((file) => refusals(file, readFileSync(path.join(web, file), 'utf8')));
for (const line of refused) console.error(line);
if (refused.length > 0) process.exitCode = 1;
