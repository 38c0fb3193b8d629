import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Runs ffmpeg or ffprobe on `input` and returns its output, which `onOutput` gets as it comes. Throws its error message. */
export async function run(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  input: Iterable<Uint8Array> = [],
  onOutput?: (chunk: Buffer) => void,
): Promise<Buffer> {
  const child = spawn(program, args);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk);
    onOutput?.(chunk);
  });
  const fed = pipeline(input, child.stdin).catch((error: NodeJS.ErrnoException) => error);
  const [messages, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${messages.trim()}`);
  // A program that needs no more input closes the pipe.
  const failure = await fed;
  if (failure && failure.code !== 'EPIPE') throw failure;
  return Buffer.concat(output);
}
