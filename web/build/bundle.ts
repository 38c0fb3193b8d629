import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import wyw from '@wyw-in-js/esbuild';
import { type BuildOptions, build } from 'esbuild';
import type { Page } from '../src/prerender.tsx';
import { cacheDir, distDir, webDir } from './paths.ts';

/** `development` keeps React's warnings and readable code. */
export type Mode = 'production' | 'development';

/** What the client bundle left in `dist`: the URLs that the document names, and the style sheet to put into it. */
export interface ClientBundle {
  /** Waits for the first paint, and then has `hydration` run. */
  main: Script;
  hydration: Script;
  font: string;
  film: string;
  styles: string;
}

/** A script that the document names. */
export interface Script {
  url: string;
  /** Its hash as the `integrity` attribute wants it (W3C Subresource Integrity). */
  integrity: string;
}

/** Bundles the site for the browser: two scripts and their assets under hashed names, and one style sheet. */
export async function bundleClient(mode: Mode): Promise<ClientBundle> {
  const { metafile } = await build({
    ...shared(mode),
    entryPoints: [path.join(webDir, 'src/main.ts'), path.join(webDir, 'src/hydrate.tsx')],
    entryNames: 'assets/[name]-[hash]',
    outdir: distDir,
    platform: 'browser',
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    // V8 then compiles the functions off the main thread, as the script arrives, and not in the way of hydration.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    minify: mode === 'production',
    metafile: true,
  });
  const outputs = Object.keys(metafile.outputs).map((file) => path.relative(distDir, path.resolve(file)));
  const output = (name: RegExp) => {
    const file = outputs.find((output) => name.test(output));
    if (!file) throw new Error(`the client bundle holds no ${name}`);
    return file;
  };
  const styleSheet = path.join(distDir, output(/\.css$/));
  const styles = await readFile(styleSheet, 'utf8');
  await rm(styleSheet);
  const script = async (name: RegExp) => {
    const content = await readFile(path.join(distDir, output(name)));
    return { url: `/${output(name)}`, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
  };
  return {
    main: await script(/main-\w+\.js$/),
    hydration: await script(/hydrate-\w+\.js$/),
    font: `/${output(/\.woff2$/)}`,
    film: `/${output(/demo-\w+\.mp4$/)}`,
    styles: styles.trim(),
  };
}

/** Bundles the site for Node, runs it, and returns its pages. */
export async function renderPages(mode: Mode): Promise<Page[]> {
  const outdir = path.join(cacheDir, 'prerender');
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    ...shared(mode),
    entryPoints: [path.join(webDir, 'src/prerender.tsx')],
    // The hash makes Node load the module anew after a change.
    entryNames: '[name]-[hash]',
    outdir,
    platform: 'node',
    packages: 'external',
    metafile: true,
  });
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file]?.entryPoint);
  if (!entry) throw new Error('the prerender bundle holds no entry point');
  // React reads the mode when it is first imported.
  process.env.NODE_ENV = mode;
  const module: typeof import('../src/prerender.tsx') = await import(pathToFileURL(path.resolve(entry)).href);
  return module.pages();
}

function shared(mode: Mode): BuildOptions {
  return {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    publicPath: '/',
    assetNames: 'assets/[name]-[hash]',
    // A shim for what React has itself since 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    loader: { '.woff2': 'file', '.mp4': 'file', '.webp': 'file', '.vtt': 'file' },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Where React looks for its developer tools: visitors have none, and are spared the code.
      ...(mode === 'production' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      BUILD_YEAR: String(buildDate().getUTCFullYear()),
    },
    plugins: [
      wyw({
        filter: /[\\/]web[\\/](src|film)[\\/].*\.tsx?$/,
        // The plugin transforms by itself and does not see the build's own `jsx`.
        esbuildOptions: { jsx: 'automatic' },
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
    ],
    logLevel: 'silent',
  };
}

/** Now, or the time that a reproducible build is told (reproducible-builds.org, `SOURCE_DATE_EPOCH` in seconds). */
function buildDate(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
