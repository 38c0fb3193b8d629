import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Runs ffmpeg or ffprobe and returns its output. `feed` writes to its standard input. Throws its error message. */
export async function run(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  feed: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void> = async () => {},
): Promise<{ stdout: Buffer; stderr: string }> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  // A program that exits early breaks the pipe. Its exit code and its messages give the reason.
  child.stdin.on('error', () => {});
  const ended = exit(child, program);
  await Promise.race([feedAndClose(child, feed), ended]);
  const code = await ended;
  const stderr = Buffer.concat(err).toString();
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${stderr.trim()}`);
  return { stdout: Buffer.concat(out), stderr };
}

async function feedAndClose(child: ChildProcess, feed: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>) {
  const { stdin } = child;
  if (!stdin) return;
  await feed(async (chunk) => {
    if (!stdin.write(chunk) && !stdin.destroyed) await drained(stdin);
  });
  stdin.end();
}

/** Resolves when the pipe accepts more data or is closed. */
function drained(pipe: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      pipe.off('drain', done).off('close', done);
      resolve();
    };
    pipe.on('drain', done).on('close', done);
  });
}

function exit(child: ChildProcess, program: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(`${program} not found: apt-get install ffmpeg`) : error);
    });
  });
}
