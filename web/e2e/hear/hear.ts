// Walks through the built executable's site by keyboard, as walk.txt says, in Firefox with the screen reader Orca.
// Compares what is spoken with spoken.txt, or writes that file if UPDATE is set. It wants a display:
//
//   xvfb-run tsx web/e2e/hear/hear.ts
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../machine/server.ts';
import { startSession } from './session.ts';

const kept = path.join(import.meta.dirname, 'spoken.txt');
const walk = readFileSync(path.join(import.meta.dirname, 'walk.txt'), 'utf8').trim();
/** The lines of the walk, with a line of its own for each key. */
const lines = walk.replace(/(?<=^key .*) /gm, '\nkey ').split('\n');

/** Leaves out the port, and the words of an alert: sometimes Orca reads the alert before Firefox has filled it. */
const steady = (text: string) => text.replaceAll(server.origin, 'ORIGIN').replace(/(?<=ORIGIN says:).*/g, '');

const isAngle = (text: string) => /^\d+ graus?$/.test(text);

const server = await startServer();
const session = await startSession(server.origin);
let spoken = '';
try {
  for (const line of lines) {
    const said = line === '' || line.startsWith('#') ? [] : await session.take(line);
    const words = said.filter(
      (text, index) =>
        // Firefox checks the spelling when it has time, so this may come at any step.
        text !== 'erro de ortografia' &&
        // Orca may read a value that a key changes before React has put it into words, and again after.
        !(isAngle(text) && isAngle(said[index + 1] ?? '')),
    );
    spoken += `${steady([line, ...words].join('\n    '))}\n`;
  }
} finally {
  await session.stop();
  server.stop();
}

if (process.env.UPDATE) writeFileSync(kept, spoken);
const { status } = spawnSync('diff', ['-u', kept, '-'], { input: spoken, stdio: ['pipe', 'inherit', 'inherit'] });
if (status) console.error('make hear UPDATE=1 keeps what is spoken now');
process.exitCode = status ?? 1;
