import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long another program's installation is waited for, as a new machine's own updates in its first minutes. */
const patience = 15 * 60_000;
const betweenTries = 2000;

/** How apt-get ended: its exit status, and what it wrote. */
interface Ended {
  status: number | null;
  output: string;
}

/** Why apt-get failed, by its own words (apt-pkg's and dpkg's messages in English). */
const causes = {
  right: /Permission denied|are you root|not in the sudoers|a (terminal|password) is required|ENOENT/,
  lock: /Could not get lock|Unable to (lock|acquire)|locked by another process/,
  network: /Failed to fetch|Could not resolve|Could not connect|Temporary failure|Some index files failed to download/,
};

/** The first cause that the output tells of, or undefined. */
export function causeOf(output: string): keyof typeof causes | undefined {
  const names = Object.keys(causes) as (keyof typeof causes)[];
  return names.find((cause) => causes[cause].test(output));
}

/** The packages that apt-get knows no version of. */
export function unknownPackages(output: string): string[] {
  return [...output.matchAll(/Unable to locate package (\S+)|Package '?([^\s']+)'? has no installation/g)].map(
    ([, missing, withoutVersion]) => missing ?? withoutVersion ?? '',
  );
}

/**
 * Runs apt-get as root, in English and without questions. While another program holds one of apt's locks it says so once
 * and tries again: apt waits by itself for one of the three only.
 */
export async function aptGet(...args: readonly string[]): Promise<Ended> {
  const began = performance.now();
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  // RUNLEVEL keeps the packages from starting services.
  const settings = ['/usr/bin/env', 'LC_ALL=C', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  for (let said = false; ; said = true) {
    const ended = await run([...asRoot, ...settings, 'apt-get', '-y', '-qq', ...args]);
    const locked = ended.status !== 0 && causeOf(ended.output) === 'lock';
    if (!locked || performance.now() - began > patience) return ended;
    if (!said) console.log('another program is installing packages: waiting for it');
    await sleep(betweenTries);
  }
}

/** Runs a command whose password, if it asks for one, is typed at the terminal. */
async function run([program = '', ...args]: readonly string[]): Promise<Ended> {
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'] });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const failure = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', () => resolve(''));
  });
  const output = await Promise.all([text(child.stdout), text(child.stderr), failure]);
  return { status: await status, output: output.join('') };
}
