import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const folder = fileURLToPath(new URL('preview', import.meta.url));

/** Serves the scenes with a scrubber on a local address and reloads the page when a scene changes. */
const build = await context({
  entryPoints: [`${folder}/player.tsx`, `${folder}/preview.css`],
  outdir: folder,
  // esbuild serves the bundle from memory, and index.html from the folder.
  write: false,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.woff2': 'dataurl' },
  logLevel: 'warning',
});
await build.watch();
const { port } = await build.serve({ servedir: folder, host: '127.0.0.1' });
console.log(`The scenes are at http://127.0.0.1:${port}/ (Ctrl+C stops)`);
