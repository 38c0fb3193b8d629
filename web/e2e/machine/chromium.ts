import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/** Chromium's executables by their names on the path, the first one preferred: the headless shell runs tests twice as fast. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that the variable CHROMIUM names, or else the first one on the path; undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM || names.map(onPath).find((path) => path !== undefined);
}

/** As findChromium(). Throws when this system has none. */
function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('no Chromium found: run `make .cache/chromium`, or let CHROMIUM name an executable');
  return path;
}

/** The executable's name and version, such as `chromium-headless-shell 156.0.8078.79`: they decide about each pixel. */
export function chromiumBuild(): string {
  const path = chromiumPath();
  const version = execFileSync(path, ['--no-sandbox', '--version'], { encoding: 'utf8' });
  return `${basename(path)} ${/[\d.]+/.exec(version)?.[0]}`;
}

/** The path of a command, or undefined if there is no such command. */
export function onPath(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Options for a Chromium that runs as root and without a GPU, opens no connections of its own, and reaches this machine
 * alone: no test sends a message to an owner's address. Throws as chromiumPath() does.
 */
export const launchOptions = () => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});
