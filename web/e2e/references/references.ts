import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { chromiumBuild } from '../machine/chromium.ts';

const file = path.join(import.meta.dirname, 'screenshots/taken-with.txt');

/** Runs before the specs: notes or compares the browser. */
export default function prepare({ updateSnapshots }: FullConfig): void {
  if (updateSnapshots === 'all') writeTakenWith();
  const stale = staleReferences();
  if (stale) console.log(`visual.spec.ts is skipped: ${stale}`);
}

/** Why this browser's pictures cannot be compared with those in `screenshots`; undefined if they can. */
export function staleReferences(): string | undefined {
  if (!existsSync(file)) return undefined; // `make screenshots` is about to take them.
  const takenWith = readFileSync(file, 'utf8').trim();
  const build = chromiumBuild();
  return takenWith === build ? undefined : `its references were taken with ${takenWith}, and this is ${build}`;
}

/** Notes with which browser the references are taken. */
function writeTakenWith(): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${chromiumBuild()}\n`);
}
