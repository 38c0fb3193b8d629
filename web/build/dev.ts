import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type BuildFailure, formatMessages } from 'esbuild';
import { createBundler } from './bundle.ts';
import { type Files, siteFiles, writeFiles } from './files.ts';
import { escapeHtml } from './head.ts';

/**
 * The development loop: after a change, builds the site or the server or both and restarts the server. An open page
 * reloads when it has changed. A failed build shows in the terminal and in the page, and the next change tries again.
 */
const rootDir = path.resolve(import.meta.dirname, '../..');
const binary = path.join(rootDir, '.cache/dev/goniometria');
/** With the build tag `dev`, the server reads the site from here (web/disk.go). */
const siteDir = path.join(rootDir, '.cache/dev/site');
const address = `127.0.0.1:${process.env.PORT ?? 8080}`;

const sources = {
  site: ['web/src', 'web/public', 'web/film', 'web/shared', 'web/index.html'],
  server: ['server', 'web/disk.go', 'go.mod'],
} as const;

/** How long after a change to build, in milliseconds: editors write a file in several steps. */
const settle = 20;

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

type Part = keyof typeof sources;

const { bundle } = await createBundler('development');
const stale = new Set<Part>(['site', 'server']);
/** What to build again with the next change, whatever it touches. */
let failed: Part[] = [];
let building = false;
let server: ChildProcess | undefined;

// An aborted signal ends the compiler and the server.
const ended = new AbortController();
process.on('exit', () => ended.abort());
process.on('SIGINT', () => process.exit()).on('SIGTERM', () => process.exit());

for (const part of stale) {
  for (const name of sources[part]) {
    watch(path.join(rootDir, name), { recursive: true }, () => {
      stale.add(part);
      setTimeout(update, settle);
    });
  }
}
await update();

async function update(): Promise<void> {
  if (building) return;
  building = true;
  while (stale.size > 0) {
    const parts = new Set([...stale, ...failed]);
    stale.clear();
    // The report of a failure replaces the pages, whichever part failed.
    failed = (await build(parts)) ? [] : [...parts, 'site'];
  }
  building = false;
}

async function build(parts: Set<Part>): Promise<boolean> {
  const started = performance.now();
  try {
    if (parts.has('server')) await compileServer();
    if (parts.has('site')) await write(await siteFiles(await bundle()));
    await restartServer();
    console.log(`http://${address} is up to date (${Math.round(performance.now() - started)} ms)`);
    return true;
  } catch (error) {
    console.error(await describe(error, process.stderr.isTTY));
    const html = `<!doctype html>\n<head><title>The build failed</title></head>\n<pre>${escapeHtml(await describe(error, false))}</pre>`;
    await write(new Map(['index.html', '404.html'].map((name) => [name, html])));
    await restartServer().catch(() => console.error('and there is no server to show it'));
    return false;
  }
}

/** Writes the site, with the reload script in its pages. */
async function write(files: Files): Promise<void> {
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  const tag = '<script type="module" src="/reload.js"></script>';
  const changed = pages.map(([name, html]) => [name, String(html).replace('</head>', `${tag}</head>`)] as const);
  await writeFiles(siteDir, new Map([...files, ...changed, ['reload.js', reloadScript]]));
}

async function compileServer(): Promise<void> {
  const compile = promisify(execFile)('go', ['build', '-tags', 'dev', '-o', binary, './server'], {
    cwd: rootDir,
    signal: ended.signal,
  });
  await compile.catch((error: { stderr: string }) => Promise.reject(error.stderr));
}

/** Starts the server in place of a running one, and waits until it serves. */
async function restartServer(): Promise<void> {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  const child = spawn(binary, ['-addr', address], {
    cwd: rootDir,
    stdio: ['ignore', 'inherit', 'pipe'],
    signal: ended.signal,
    killSignal: 'SIGKILL',
  });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject('the server has ended'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('msg=serving')) resolve();
      else if (!line.includes('level=INFO')) console.error(line);
    });
  });
}

/** An error as a developer wants to read it: esbuild's with file and line, others by their message. */
async function describe(error: unknown, color: boolean): Promise<string> {
  if (error instanceof Error && 'errors' in error) {
    // The notes only name the plugin in which esbuild found the error.
    const errors = (error as BuildFailure).errors.map((message) => ({ ...message, notes: [] }));
    return (await formatMessages(errors, { kind: 'error', color })).join('\n').trimEnd();
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
