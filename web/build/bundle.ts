import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type BuildResult, context, type OutputFile } from 'esbuild';
import type { Files } from './files.ts';
import { subsetFonts } from './font.ts';
import { linaria } from './linaria.ts';
import { createStyleDivider } from './styles.ts';

/** `development` keeps React's warnings and readable code. */
export type Mode = 'production' | 'development';

/** What the sources become: the files that browsers fetch, what the documents say of them, and the rendered pages. */
export interface Bundle {
  /** What the build makes besides the pages: assets, style sheets, sitemap and the like. */
  files: Files;
  /** The module that hydrates a page. */
  script: Asset;
  /** The URLs of the modules that the script imports at once: what it shares with those that it loads on demand. */
  chunks: string[];
  /** The URL of the font. */
  font: string;
  pages: Page[];
}

/** A rendered page, with the rules of its style element and the sheet of all others. */
export type Page = import('../src/prerender.tsx').Page & { styles: string; styleSheet: Asset };

/** A script or style sheet: its URL, and its hash as the `integrity` attribute wants it (W3C Subresource Integrity). */
export interface Asset {
  url: string;
  integrity: string;
}

/** Now, or the time that a reproducible build is told (reproducible-builds.org). */
const epoch = process.env.SOURCE_DATE_EPOCH;
const buildDate = epoch ? new Date(Number(epoch) * 1000) : new Date();

/** `bundle` takes the sources as they are, and is fast from the second call on. `dispose` lets the process end. */
export async function createBundler(mode: Mode) {
  const shared = {
    bundle: true,
    write: false,
    outdir: '/',
    publicPath: '/',
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: mode === 'production',
    // React has had useSyncExternalStore since version 18; wouter still imports the shim for older ones.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    loader: { '.mp4': 'file', '.webp': 'file', '.vtt': 'file' },
    define: { BUILD_YEAR: String(buildDate.getUTCFullYear()) },
    plugins: [linaria()],
    logLevel: 'silent',
  } as const satisfies BuildOptions;
  const client = await context({
    ...shared,
    entryPoints: ['web/src/hydrate.tsx'],
    external: ['*.woff2'], // The style sheet comes from the other bundle, and the font with it.
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
    entryPoints: ['web/src/prerender.tsx'],
    platform: 'node',
    // Not every package: the style sheet takes the font from one.
    external: ['react', 'react-dom', 'wouter'],
    plugins: [...shared.plugins, subsetFonts()],
  });
  // In every mode: React's development code takes twenty times as long to render, and warns again in the browser.
  process.env.NODE_ENV = 'production';

  async function bundle(): Promise<Bundle> {
    const [browser, node] = await Promise.all([client.rebuild(), prerender.rebuild()]);
    const { pages, metadataFiles } = await load(find(node.outputFiles, /\.js$/));
    const divideStyles = createStyleDivider(find(node.outputFiles, /\.css$/).text.trim());
    const styleSheets: File[] = [];
    const styled = (await pages()).map((page) => {
      const { inline, deferred } = divideStyles(page.html);
      const styleSheet = styleSheetOf(deferred);
      styleSheets.push(styleSheet);
      return { ...page, styles: inline, styleSheet: describe(styleSheet) };
    });
    const script = find(browser.outputFiles, /\/hydrate-\w+\.js$/);
    const font = find(node.outputFiles, /\.woff2$/);
    // The browser's bundle has a style sheet for each module that is loaded on demand.
    const assets = browser.outputFiles.filter(({ path }) => !path.endsWith('.css'));
    const files: Files = new Map<string, string | Uint8Array>(metadataFiles());
    for (const { path, contents } of [...assets, ...styleSheets, font]) files.set(path.slice(1), contents);
    return {
      files,
      script: describe(script),
      chunks: importsOf(script, browser),
      font: font.path,
      pages: styled,
    };
  }

  return { bundle, dispose: () => Promise.all([client.dispose(), prerender.dispose()]) };
}

/** Loads the prerender bundle. Its name has a hash, so that Node loads it anew after a change. */
async function load({ path: name, contents }: OutputFile): Promise<typeof import('../src/prerender.tsx')> {
  const file = path.resolve('.cache/prerender', `${path.parse(name).name}.mjs`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, contents);
  return import(pathToFileURL(file).href);
}

type File = Pick<OutputFile, 'path' | 'contents'>;

function describe({ path: url, contents }: File): Asset {
  return { url, integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}` };
}

/** Names a style sheet by its rules, as esbuild names what it writes. */
function styleSheetOf(rules: string): File {
  const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8).toUpperCase();
  return { path: `/assets/styles-${hash}.css`, contents: Buffer.from(rules) };
}

/** The URLs of the modules that a module imports statically, directly or through another one. */
function importsOf(module: File, { metafile }: BuildResult<{ metafile: true }>): string[] {
  const modules = new Set([module.path]);
  for (const name of modules) {
    const imports = metafile.outputs[path.relative('.', name)]?.imports ?? [];
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
