import { execFileSync } from 'node:child_process';

/** Where this system has its Chromium: the headless shell, which runs the tests twice as fast, or a whole one. Throws when it has none. */
export function chromiumPath(): string {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // `which` exits with 1 if there is no such command.
    }
  }
  throw new Error('no Chromium found: run `make test`, which installs one');
}

/** Switches for a Chromium that runs as root and without a GPU, and opens no connections of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
