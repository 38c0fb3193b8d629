import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const rootDir = path.resolve(import.meta.dirname, '../..');

/** The built executable, running on a port of its own. */
export interface RunningServer {
  origin: string;
  stop: () => void;
}

/** Starts the executable that was built in a folder. Throws when it ends before it serves. */
export async function startServer(folder = rootDir): Promise<RunningServer> {
  const child = spawn(path.join(folder, 'bin/goniometria'), ['-addr', '127.0.0.1:0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    const origin = /url=(http:\S+)/.exec(line)?.[1];
    if (origin) {
      child.stderr.resume();
      return { origin, stop: () => child.kill() };
    }
    console.error(line);
  }
  throw new Error(`bin/goniometria did not start in ${folder}`);
}
