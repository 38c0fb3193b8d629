import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type recording from '../../shared/recording.json';

/** Writes which film the site shows: a recording, with what was read from it, or the drawn film. */
export function writeRecording(made: typeof recording): Promise<void> {
  const file = fileURLToPath(new URL('../../shared/recording.json', import.meta.url));
  return writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
}
