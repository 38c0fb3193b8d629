// Measures the development loop: from saving a source to the server's first response with the change in it, ten times
// each for a component and for the Go server. Each file gets its content back. Exits with 1 when a median misses its goal.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median } from './median.ts';

const edits = [
  { file: 'web/src/layout/Footer.tsx', text: '</footer>', changed: 'edit $</footer>', url: '/', goal: 500 },
  { file: 'server/handler.go', text: '"ok"', changed: '"edit $."', url: '/healthz', goal: 2000 },
];

const runs = 10;
const root = path.resolve(import.meta.dirname, '../..');
const port = '4180';

const loop = spawn(process.execPath, ['--import', 'tsx', 'web/build/dev.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => loop.kill());
process.on('SIGINT', () => process.exit(1));
await served('/', '</html>');

for (const { file, text, changed, url, goal } of edits) {
  const source = path.join(root, file);
  const original = readFileSync(source, 'utf8');
  const restore = () => writeFileSync(source, original);
  process.once('exit', restore);
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) {
    const started = performance.now();
    writeFileSync(source, original.replace(text, changed.replace('$', String(run))));
    await served(url, `edit ${run}`);
    times.push(Math.round(performance.now() - started));
    await setTimeout(200);
  }
  restore();
  console.log(`${file}: median ${median(times)} ms, goal ${goal} ms, of ${times.join(', ')}`);
  if (median(times) > goal) process.exitCode = 1;
}
process.exit();

/** Resolves when the response to `url` holds the text. */
async function served(url: string, text: string): Promise<void> {
  for (;;) {
    const response = fetch(`http://127.0.0.1:${port}${url}`).then((response) => response.text());
    if ((await response.catch(() => '')).includes(text)) return;
    await setTimeout(5);
  }
}
