import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { cacheDir, rootDir } from './paths.ts';

const run = promisify(execFile);
const binary = path.join(cacheDir, 'dev', 'goniometria');

/** The Go executable under development: compiled, started on a port of its own, and replaced. */
export class GoServer {
  /** Where the running server answers; undefined while there is none. */
  url: string | undefined;
  private child: ChildProcess | undefined;

  /** Compiles the server and puts the new one in the old one's place. Throws the compiler's words. */
  async restart(): Promise<void> {
    await run('go', ['build', '-o', binary, './server'], { cwd: rootDir }).catch((error: { stderr: string }) => {
      throw error.stderr;
    });
    await this.stop();
    this.child = spawn(binary, ['-addr', '127.0.0.1:0'], { stdio: ['ignore', 'inherit', 'pipe'] });
    this.url = await announcedUrl(this.child);
  }

  async stop(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    this.url = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    // The drain is for visitors: a developer's page is reloaded anyway.
    child.kill('SIGKILL');
    await exit;
  }
}

/** Resolves with the address that the server's first line names, and passes on all that it prints after. */
function announcedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject('the server ended; its words are in the terminal'));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      const url = /url=(http:\S+)/.exec(line)?.[1];
      if (url) resolve(url);
      else console.error(line);
    });
  });
}
