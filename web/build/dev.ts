import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { watch } from 'chokidar';
import { type Bundle, createBundler } from './bundle.ts';
import { type Files, siteFiles, writeFiles } from './files.ts';

/**
 * The development loop: after a change, builds the site or the server or both and restarts the server. An open page
 * reloads when it has changed. A failed build shows in the terminal and in the page, and the next change tries again.
 */
const binary = '.cache/dev/goniometria';
/** With the build tag `dev`, the server reads the site from here (web/disk.go). */
const siteDir = '.cache/dev/site';
const address = `127.0.0.1:${process.env.PORT ?? 8080}`;

const sources = {
  site: ['web/src', 'web/prerender', 'web/public', 'web/film', 'web/shared', 'web/index.html'],
  server: ['server', 'web/disk.go', 'go.mod'],
};
type Part = keyof typeof sources;

/** Polls, because the policy of the pages allows a connection to no other server than their own. */
const reloadScript = `
const page = location.href;
const read = () => fetch(page, { cache: 'no-store' }).then((response) => response.text(), () => undefined);
const shown = await read();
setInterval(async () => {
  const current = document.hidden ? undefined : await read();
  if (current !== undefined && current !== shown) location.reload();
}, 300);
`;
const reloadTag = '<script type="module" src="/reload.js"></script>';

const { bundle } = await createBundler('development');
const stale = new Set<Part>(['site', 'server']);
let queued = false;
let server: ChildProcess | undefined;
let unwatched: unknown;
const raiseLimits = 'sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024';
console.log('Building the site and the server. The first time takes up to a minute.');
let updated = update();

for (const part of ['site', 'server'] as const) {
  const watcher = watch(sources[part], { ignoreInitial: true }).on('error', (error) => {
    // Each file that cannot be watched has an error of its own.
    if (!unwatched) console.error(`Not every change is seen. ${error}. Try: ${raiseLimits}`);
    unwatched ??= error;
  });
  watcher.on('all', () => {
    stale.add(part);
    if (!queued) updated = updated.then(update);
    queued = true;
  });
}
process.on('exit', () => server?.kill('SIGKILL'));
process.on('SIGINT', () => process.exit()).on('SIGTERM', () => process.exit());

async function update(): Promise<void> {
  await setTimeout(10); // Editors write a file in several steps.
  queued = false;
  const parts = [...stale];
  stale.clear();
  const started = performance.now();
  try {
    if (parts.includes('server')) await compileServer();
    if (parts.includes('site')) {
      const built = await bundle();
      await writeSite(await siteFiles(built), built.serverData);
    }
    await restartServer();
    console.log(`http://${address} is up to date (${Math.round(performance.now() - started)} ms)`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const page = `<!doctype html>\n<head><title>The build failed</title></head>\n<pre>${text}</pre>`;
    const serverData = { origin: `http://${address}`, connectSrc: [], embeddable: [] };
    await writeSite(new Map(['index.html', '404.html'].map((name) => [name, page])), serverData);
    await restartServer().catch(() => console.error('There is no server to show this.'));
    // The next change builds again what failed, and the site, because its pages have been replaced.
    for (const part of [...parts, 'site'] as const) stale.add(part);
  }
}

async function writeSite(files: Files, serverData: Bundle['serverData']): Promise<void> {
  for (const [name, content] of files) {
    if (name.endsWith('.html')) files.set(name, String(content).replace('</head>', `${reloadTag}</head>`));
  }
  await writeFiles(siteDir, files.set('reload.js', reloadScript), serverData);
}

async function compileServer(): Promise<void> {
  const compile = promisify(execFile)('go', ['build', '-tags', 'dev', '-o', binary, './server']);
  await compile.catch((error: { stderr: string }) => Promise.reject(error.stderr));
}

/** Starts the server in place of a running one, and waits until it serves. */
async function restartServer(): Promise<void> {
  if (server?.kill('SIGKILL')) await once(server, 'exit');
  // The log is read below. The environment may hold settings of another server.
  const settings = ['-addr', address, '-log-format', 'text', '-log-level', 'info'];
  const child = spawn(binary, settings, { env: {}, stdio: ['ignore', 'inherit', 'pipe'] });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject('the server has ended'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('msg=serving')) resolve();
      else if (!line.includes('level=INFO')) console.error(line);
    });
  });
}
