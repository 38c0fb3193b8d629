import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type BuildResult, context, type OutputFile } from 'esbuild';
import type { Page } from '../src/prerender.tsx';
import { subsetFonts } from './font.ts';
import { createLinaria } from './linaria.ts';
import { withoutFonts } from './styles.ts';

/** `development` keeps React's warnings and readable code. */
export type Mode = 'production' | 'development';

/** What the sources become: the files that browsers fetch, what the documents say of them, and the rendered pages. */
export interface Bundle {
  /** The contents by their paths below the site's root. */
  assets: Map<string, Uint8Array>;
  /** The module that hydrates a page. */
  script: Asset;
  /** The URLs of the modules that the script imports at once: what it shares with those that it loads on demand. */
  chunks: string[];
  /** The URLs of the font and of the film. */
  font: string;
  film: string;
  /** The whole style sheet, and its text. */
  styles: Asset & { text: string };
  pages: Page[];
}

/** A script or style sheet: its URL, and its hash as the `integrity` attribute wants it (W3C Subresource Integrity). */
export interface Asset {
  url: string;
  integrity: string;
}

const webDir = path.resolve(import.meta.dirname, '..');
/** Now, or the time that a reproducible build is told (reproducible-builds.org). */
const epoch = process.env.SOURCE_DATE_EPOCH;
const buildDate = epoch ? new Date(Number(epoch) * 1000) : new Date();

const prerenderDir = path.resolve(webDir, '../.cache/prerender');

/** `bundle` takes the sources as they are, and is fast from the second call on. `dispose` lets the process end. */
export async function createBundler(mode: Mode) {
  const linaria = createLinaria();
  const shared = {
    bundle: true,
    write: false as const,
    outdir: '/',
    publicPath: '/',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    jsx: 'automatic',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: mode === 'production',
    // React has had useSyncExternalStore since version 18; wouter still imports the shim for older ones.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    loader: { '.mp4': 'file', '.webp': 'file', '.vtt': 'file' },
    define: { BUILD_YEAR: String(buildDate.getUTCFullYear()) },
    plugins: [linaria.plugin, subsetFonts()],
    logLevel: 'silent',
  } satisfies BuildOptions;
  const client = await context({
    ...shared,
    entryPoints: [path.join(webDir, 'src/hydrate.tsx')],
    platform: 'browser',
    format: 'esm',
    // What is imported on demand becomes a module of its own, and what it shares with the script becomes another one.
    splitting: true,
    chunkNames: 'assets/[name]-[hash]',
    metafile: true,
    define: {
      ...shared.define,
      'process.env.NODE_ENV': JSON.stringify(mode),
      // React looks for its developer tools under this name. Visitors have none.
      ...(mode === 'production' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
  });
  const prerender = await context({
    ...shared,
    entryPoints: [path.join(webDir, 'src/prerender.tsx')],
    platform: 'node',
    format: 'esm',
    // Not every package: the style sheet takes the font from one.
    external: ['react', 'react-dom', 'wouter'],
  });
  // In every mode: React's development code takes twenty times as long to render, and warns again in the browser.
  process.env.NODE_ENV = 'production';

  async function bundle(): Promise<Bundle> {
    linaria.reset();
    const [browser, node] = await Promise.all([client.rebuild(), prerender.rebuild()]);
    const pages = await render(find(node.outputFiles, /\.js$/));
    const file = (name: RegExp) => find(browser.outputFiles, name);
    const assets = browser.outputFiles.filter(({ path }) => !path.endsWith('.css'));
    const script = file(/\/hydrate-\w+\.js$/);
    // The browser's bundle has a style sheet for each module that is loaded on demand.
    const sheet = find(node.outputFiles, /\.css$/);
    const text = sheet.text.trim();
    const linkedSheet = {
      ...sheet,
      path: sheet.path.replace('prerender', 'styles'),
      contents: Buffer.from(withoutFonts(text)),
    };
    return {
      assets: new Map([...assets, linkedSheet].map(({ path, contents }) => [path.slice(1), contents])),
      script: describe(script),
      chunks: importsOf(script, browser),
      font: file(/\.woff2$/).path,
      film: file(/demo-\w+\.mp4$/).path,
      styles: { ...describe(linkedSheet), text },
      pages,
    };
  }

  return { bundle, dispose: () => Promise.all([client.dispose(), prerender.dispose()]) };
}

/** Runs the prerender bundle. Its name has a hash, so that Node loads it anew after a change. */
async function render({ path: name, contents }: OutputFile): Promise<Page[]> {
  const file = path.join(prerenderDir, `${path.parse(name).name}.mjs`);
  await mkdir(prerenderDir, { recursive: true });
  await writeFile(file, contents);
  const module: typeof import('../src/prerender.tsx') = await import(pathToFileURL(file).href);
  return module.pages();
}

function describe({ path: url, contents }: OutputFile): Asset {
  return { url, integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}` };
}

/** The URLs of the modules that a module imports statically, directly or through another one. */
function importsOf(module: OutputFile, { metafile }: BuildResult<{ metafile: true }>): string[] {
  const modules = new Set([module.path]);
  for (const name of modules) {
    const imports = metafile.outputs[path.relative(process.cwd(), name)]?.imports ?? [];
    for (const { path: imported, kind } of imports)
      if (kind === 'import-statement') modules.add(path.resolve(imported));
  }
  modules.delete(module.path);
  return [...modules];
}

function find(files: OutputFile[], name: RegExp): OutputFile {
  const file = files.find(({ path }) => name.test(path));
  if (!file) throw new Error(`the bundle holds no ${name}`);
  return file;
}
