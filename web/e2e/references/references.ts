import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { chromiumBuild } from '../machine/chromium.ts';

const file = path.join(import.meta.dirname, 'screenshots/taken-with.txt');

/** Runs before the specs: notes the browser that is about to take the references, or says that it cannot be compared. */
export default async function prepare({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === 'all') await writeTakenWith();
  const skipped = whySkipped(await builds());
  if (skipped) console.log(skipped);
}

/** The build of Chromium that took the references, and the one that is here. */
interface Builds {
  takenWith: string;
  here: string;
}

/** Why `visual.spec.ts` is skipped: its references are of another executable or major version. Undefined if it is not. */
export function whySkipped({ takenWith, here }: Builds): string | undefined {
  if (withoutPatch(takenWith) === withoutPatch(here)) return undefined;
  return `visual.spec.ts is skipped: its references were taken with ${takenWith}, and this is ${here}`;
}

/** What to consider when a picture differs from its reference; empty if this very build took it. */
export function hint({ takenWith, here }: Builds): string {
  return takenWith === here
    ? ''
    : `The references were taken with ${takenWith}, and this is ${here}: it may draw otherwise`;
}

/** Both builds. They are the same while `make screenshots` takes the references, and there are none. */
export async function builds(): Promise<Builds> {
  const here = await chromiumBuild();
  return { takenWith: existsSync(file) ? readFileSync(file, 'utf8').trim() : here, here };
}

/** An executable and its major version: `chromium 156` of `chromium 156.0.8078.79`. */
function withoutPatch(build: string): string {
  return build.replace(/(\.\d+)+$/, '');
}

/** Notes with which browser the references are taken. */
async function writeTakenWith(): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${await chromiumBuild()}\n`);
}
