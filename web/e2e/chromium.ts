import { execFileSync } from 'node:child_process';

/** Where this system has its Chromium. Throws when it has none. */
export function chromiumPath(): string {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // `which` ends with 1 where there is no such command: the next name may be there.
    }
  }
  throw new Error('no Chromium found: run make test, which installs it');
}

/** Switches for a Chromium that runs as root, without a GPU, and talks to nobody but the pages it is given. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
