import { execFileSync } from 'node:child_process';
import type { FullConfig } from '@playwright/test';
import { staleReferences, writeTakenWith } from './references.ts';

/** Runs before the specs: builds what they drive, so that no spec tests an executable older than its sources. */
export default function build({ updateSnapshots }: FullConfig): void {
  execFileSync('make', ['--silent', 'build'], { cwd: `${import.meta.dirname}/../..`, stdio: 'inherit' });
  if (updateSnapshots === 'all') writeTakenWith();
  const stale = staleReferences();
  if (stale) console.log(`visual.spec.ts is skipped: ${stale}`);
}
