import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const folder = fileURLToPath(new URL('preview', import.meta.url));
const require = createRequire(import.meta.url);

/** Serves the scenes with a scrubber on a local address and reloads the page when a scene changes. */
const build = await context({
  entryPoints: [`${folder}/player.tsx`, `${folder}/preview.css`],
  outdir: folder,
  // esbuild serves the bundle from memory, and index.html from the folder.
  write: false,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.ttf': 'dataurl' },
  // The style sheet uses the renderer's fonts. The alias finds them wherever npm has installed them.
  alias: { figtree: require.resolve('@expo-google-fonts/figtree/package.json').replace('/package.json', '') },
  logLevel: 'warning',
});
await build.watch();
const { port } = await build.serve({ servedir: folder, host: '127.0.0.1' });
console.log(`The scenes are at http://127.0.0.1:${port}/ (Ctrl+C stops)`);
