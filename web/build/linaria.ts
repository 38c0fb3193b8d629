import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@wyw-in-js/transform';
import { type OnLoadResult, type Plugin, type PluginBuild, transform as toJavaScript } from 'esbuild';

/** What a result was computed from: files, and when each was modified, in milliseconds since 1970. */
type Times = Map<string, number | undefined>;

/**
 * Creates an esbuild plugin that replaces the `css` blocks of modules by class names and adds their rules to the style
 * sheet. Several builds may share it. It keeps each result until a file changes that the styles are computed from: a
 * change of `tokens.ts` changes the styles of all its users.
 */
export function linaria(): Plugin {
  const pluginOptions = {
    babelOptions: { presets: ['@babel/preset-typescript'] },
    classNameSlug: '[name]-[title]', // The file and the block, for whoever looks at the page with developer tools.
    features: { happyDOM: false }, // No style is computed from a document.
  };
  const results = new Map<string, { module: Promise<OnLoadResult>; times: Times }>();
  const styleSheets = new Map<string, OnLoadResult>();

  function load(file: string, build: PluginBuild): Promise<OnLoadResult> {
    const kept = results.get(file);
    if (kept && [...kept.times].every(([source, time]) => modified(source) === time)) return kept.module;
    const times: Times = new Map([[file, modified(file)]]);
    const module = replaceStyles(file, build, times);
    results.set(file, { module, times });
    module.catch(() => results.delete(file));
    return module;
  }

  async function replaceStyles(file: string, build: PluginBuild, times: Times): Promise<OnLoadResult> {
    const contents = await readFile(file, 'utf8');
    const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
    if (!contents.includes('@linaria/core')) return { contents, loader };
    const script = await toJavaScript(contents, { loader, jsx: 'automatic' }).catch(() => undefined);
    if (!script) return { contents, loader }; // esbuild then reports the syntax error, with its place.
    // The browsers of the build's targets need no prefixes but those that esbuild adds.
    const options = { filename: file, root: process.cwd(), pluginOptions, prefixer: false };
    const { code, cssText = '' } = await transform({ options }, script.code, async (name, importer) => {
      const resolved = await build.resolve(name, { resolveDir: path.dirname(importer), kind: 'import-statement' });
      times.set(resolved.path, modified(resolved.path));
      return resolved.path;
    });
    // Not an absolute path: the names of the output depend on it, and releases are built alike in any folder.
    const styleSheet = `${path.relative('.', file)}.linaria.css`;
    styleSheets.set(styleSheet, { contents: cssText, loader: 'css', resolveDir: path.dirname(file) });
    // Last, because esbuild orders styles as the modules import them: a component's rules override those of its parts.
    return { contents: `${code};import '${styleSheet}';`, loader: 'js' };
  }

  return {
    name: 'linaria',
    setup(build) {
      build.onLoad({ filter: /[\\/]web[\\/]src[\\/].*\.tsx?$/ }, (args) => load(args.path, build));
      build.onResolve({ filter: /\.linaria\.css$/ }, (args) => ({ path: args.path, namespace: 'linaria' }));
      build.onLoad({ filter: /.*/, namespace: 'linaria' }, (args) => styleSheets.get(args.path));
    },
  };
}

function modified(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
