import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const rootDir = path.resolve(import.meta.dirname, '../../..');

/** A server on a port of its own. */
export interface RunningServer {
  origin: string;
  stop: () => void;
}

/**
 * Starts the executable that was built in a folder, relative to the project's. Throws when there is none, or when it ends
 * before it serves.
 */
export async function startServer(folder = '.'): Promise<RunningServer> {
  const executable = path.resolve(rootDir, folder, 'bin/goniometria');
  if (!existsSync(executable))
    throw new Error(`${executable} is not there: run \`make ${folder === '.' ? 'build' : folder}\``);
  // The address is read from the log. The environment may hold settings of another server.
  const settings = ['-addr', '127.0.0.1:0', '-log-format', 'text', '-log-level', 'info'];
  const child = spawn(executable, settings, { env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) {
    const origin = /url=(http:\S+)/.exec(line)?.[1];
    if (origin) {
      child.stderr.resume();
      return { origin, stop: () => child.kill() };
    }
    console.error(line);
  }
  throw new Error(`${executable} did not start`);
}
