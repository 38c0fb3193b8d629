import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium's executables by their names on the path, the first one preferred: the headless shell runs tests twice as fast. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that the variable CHROMIUM names, or else the first one on the path; undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM || names.map(onPath).find((path) => path !== undefined);
}

/** The name by which the references know an executable: Playwright's own headless shell has several. */
export function chromiumName(executable = 'headless_shell'): string {
  const name = path.basename(executable);
  return ['headless_shell', 'chrome-headless-shell'].includes(name) ? 'chromium-headless-shell' : name;
}

/** The name and version of the Chromium that tests run, such as `chromium-headless-shell 156.0.8078.79`. */
export async function chromiumBuild(): Promise<string> {
  const { chromium } = await import('@playwright/test'); // Half a second, which an installation need not wait for.
  const browser = await chromium.launch(launchOptions());
  const version = browser.version();
  await browser.close();
  return `${chromiumName(findChromium())} ${version}`;
}

/** The path of a command, or undefined if there is no such command. */
function onPath(command: string): string | undefined {
  const files = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));
  return files.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Options for a Chromium that runs as root and without a GPU, opens no connections of its own, and reaches this machine
 * alone: no test sends a message to an owner's address. Without an executable Playwright starts its own headless shell, and
 * says what to run where it has none.
 */
export const launchOptions = (executablePath = findChromium()) => ({
  ...(executablePath && { executablePath }),
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
