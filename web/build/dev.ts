import { watch } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build.ts';
import { startProxy } from './devProxy.ts';
import { describe } from './failure.ts';
import { GoServer } from './goServer.ts';
import { rootDir } from './paths.ts';

/**
 * The development loop: after a change, rebuilds the site or the server or both, starts the new server and
 * reloads the open pages. A failed build shows in the terminal and in the page; the next change tries again.
 */
const port = Number(process.env.PORT ?? 8080);

/** What a change can make stale, and the places whose changes do. */
const sources = {
  site: ['web/src', 'web/public', 'web/film', 'web/index.html'],
  server: ['server', 'go.mod'],
} as const;

/** How long after a change to build, in milliseconds: editors write a file in several steps. */
const settle = 50;

type Part = keyof typeof sources;

const server = new GoServer();
const stale = new Set<Part>(['site', 'server']);
let changed = true;
let building = false;

const proxy = await startProxy(port, () => server.url).catch((error) => {
  console.error(`make dev: ${error.message}`);
  process.exit(1);
});

for (const part of stale) {
  for (const name of sources[part]) {
    watch(path.join(rootDir, name), { recursive: true }, () => {
      stale.add(part);
      changed = true;
      setTimeout(buildChanges, settle);
    });
  }
}

process.once('SIGINT', stop).once('SIGTERM', stop);
await buildChanges();

async function buildChanges(): Promise<void> {
  if (building) return;
  building = true;
  while (changed) {
    changed = false;
    await build();
  }
  building = false;
}

async function build(): Promise<void> {
  const started = performance.now();
  const parts = [...stale];
  stale.clear();
  try {
    if (parts.includes('site')) await buildSite('development');
    await server.restart();
    proxy.reload();
    console.log(`http://127.0.0.1:${port} is up to date (${Math.round(performance.now() - started)} ms)`);
  } catch (error) {
    // What failed stays stale, whatever part the next change touches.
    for (const part of parts) stale.add(part);
    console.error(await describe(error, process.stderr.isTTY));
    proxy.fail(await describe(error, false));
  }
}

async function stop(): Promise<void> {
  proxy.close();
  await server.stop();
  process.exit(0);
}
