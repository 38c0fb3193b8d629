import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, context, type OutputFile } from 'esbuild';
import recording from '../shared/recording.json' with { type: 'json' };
import { assetFolder, type Files } from './files.ts';
import { floor } from './floor.ts';
import { subsetFonts } from './font.ts';
import { linaria } from './linaria.ts';
import { shownFilm } from './shownFilm.ts';

/** What the sources become: the files that browsers fetch, what the documents say of them, and the rendered pages. */
export interface Bundle {
  /** Files that are named by their content, by their names in `assets/`. */
  assets: Files;
  /** What else the build makes besides the pages: sitemap and the like. */
  files: Files;
  /** The element of the module that hydrates every page, with the module's hash (W3C Subresource Integrity). */
  script: string;
  /** The whole style sheet, for the one `<style>` of each page. */
  styles: string;
  pages: ReturnType<typeof import('../prerender/prerender.tsx').pages>;
  /** What the server has to know. */
  serverData: ReturnType<typeof import('../prerender/prerender.tsx').serverData>;
}

/** Now, or the time that a reproducible build is told (reproducible-builds.org). */
const buildDate = new Date(Number(process.env.SOURCE_DATE_EPOCH || Date.now() / 1000) * 1000);

const licences = 'licences.txt'; // Of the libraries in the script.

type Mode = 'production' | 'development';

/** What the bundle for browsers and the one that renders the pages have in common. */
function sharedOptions(mode: Mode) {
  return {
    bundle: true,
    write: false,
    outdir: '/',
    publicPath: `/${assetFolder}/`,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    format: 'esm',
    charset: 'utf8',
    jsx: 'automatic',
    target: Object.entries(floor).map(([browser, version]) => browser.toLowerCase() + version),
    minify: mode === 'production', // Development keeps readable code and React's warnings.
    loader: { '.mp4': 'file', '.webp': 'file', '.vtt': 'file', '.woff2': 'file' }, // By `assetNames`.
    define: {
      BUILD_DAY: JSON.stringify(buildDate.toISOString().slice(0, 10)),
      FILM_HAS_SOUND: JSON.stringify(recording.sound),
      'process.env.NODE_ENV': JSON.stringify(mode),
    },
    alias: { 'use-sync-external-store/shim/index.js': 'react' }, // wouter's shim for React 17: React includes it since 18.
    plugins: [shownFilm],
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/** esbuild's options for the script of every page, without the plugin for its styles. */
export function scriptOptions(mode: Mode) {
  return {
    ...sharedOptions(mode),
    entryPoints: ['web/src/hydrate.tsx'],
    external: ['*.woff2'], // The style sheet comes from the other bundle, and the font with it.
    sourcemap: mode === 'development' && 'inline', // So that the stack of an error names the sources.
    // Chromium compiles all functions while they arrive, as hydration calls most of them (WICG explicit compile hints).
    banner: { js: `//# allFunctionsCalledOnLoad\n// /${licences}` },
    legalComments: 'external',
  } as const satisfies BuildOptions;
}

/** `bundle` takes the sources as they are, and is fast from the second call on. `dispose` lets the process end. */
export async function createBundler(mode: Mode) {
  const shared = sharedOptions(mode);
  const styles = linaria();
  const client = await context({ ...scriptOptions(mode), plugins: [shownFilm, styles] });
  let code = '';
  const prerender = await context({
    ...shared,
    entryPoints: ['web/prerender/prerender.tsx'],
    platform: 'node',
    // Not every package: the style sheet takes the font from one.
    external: ['react', 'react-dom', 'wouter'],
    plugins: [shownFilm, styles, subsetFonts(() => code)],
  });
  // In every mode: React's development code takes twenty times as long to render, and warns again in the browser.
  process.env.NODE_ENV = 'production';

  async function bundle(): Promise<Bundle> {
    const browser = await client.rebuild();
    const script = find(browser.outputFiles, /\/hydrate-\w+\.js$/);
    code = script.text; // What the font of the other bundle is reduced to.
    const node = await prerender.rebuild();
    const { pages, metadataFiles, serverData } = await load(find(node.outputFiles, /\/prerender-\w+\.js$/));
    const integrity = createHash('sha384').update(script.contents).digest('base64');
    const imported = [...browser.outputFiles, ...node.outputFiles].filter(
      ({ path: name }) => path.extname(name) in shared.loader,
    );
    const assets: Files = new Map([script, ...imported].map((file) => [path.basename(file.path), file.contents]));
    return {
      assets,
      files: metadataFiles().set(licences, find(browser.outputFiles, /\.LEGAL\.txt$/).text),
      // At the end of the document: React can only hydrate a complete one. Asynchronous: a browser scrolls to a fragment
      // once it has parsed the document, which would include waiting for any other script.
      script: `<script type="module" async="" integrity="sha384-${integrity}" src="/${assetFolder}${script.path}"></script>`,
      styles: find(node.outputFiles, /\.css$/).text.trim(),
      pages: pages(),
      serverData: serverData(),
    };
  }

  return { bundle, dispose: () => Promise.all([client.dispose(), prerender.dispose()]) };
}

/** Loads the prerender bundle. Its folder is another one each time, so that Node loads it again. */
async function load({ contents }: OutputFile): Promise<typeof import('../prerender/prerender.tsx')> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp('.cache/prerender-');
  try {
    const file = path.resolve(folder, 'prerender.mjs');
    await writeFile(file, contents);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function find(files: OutputFile[], name: RegExp): OutputFile {
  const file = files.find(({ path }) => name.test(path));
  if (!file) throw new Error(`the bundle holds no ${name}`);
  return file;
}
