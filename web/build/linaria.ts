import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify, TransformCacheCollection, transform } from '@wyw-in-js/transform';
import { type OnLoadResult, type Plugin, type PluginBuild, transform as toJavaScript } from 'esbuild';

type Cache = NonNullable<Parameters<typeof transform>[0]['cache']>;

/** A module after Linaria, and the modification time of each file that it was computed from. */
interface Transformed {
  module: Promise<OnLoadResult>;
  times: Map<string, number | undefined>;
}

/** Replaces the `css` blocks of a module by class names, and adds their rules to the style sheet. */
export interface Linaria {
  plugin: Plugin;
  /** Looks at the files again. Call it before each build: a build takes a file's modification time only once. */
  reset(): void;
}

/**
 * Creates the plugin. Several builds may share it. It keeps each module until its file changes, or a file that its
 * styles are computed from: a change of `tokens.ts` changes the styles of all its users.
 */
export function createLinaria(): Linaria {
  const modules = new Map<string, Transformed>();
  const styleSheets = new Map<string, OnLoadResult>();
  const imports = new Map<string, Set<string>>();
  const times = new Map<string, number | undefined>();
  let cache: Cache = new TransformCacheCollection();

  function modified(file: string): number | undefined {
    if (!times.has(file)) times.set(file, statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    return times.get(file);
  }

  function load(file: string, build: PluginBuild): Promise<OnLoadResult> {
    const kept = modules.get(file);
    if (kept && [...kept.times].every(([source, time]) => modified(source) === time)) return kept.module;
    const entry = { module: transformModule(file, build), times: new Map([[file, modified(file)]]) };
    modules.set(file, entry);
    entry.module.then(
      () => {
        for (const source of evaluated(file)) entry.times.set(source, modified(source));
      },
      () => modules.delete(file),
    );
    return entry.module;
  }

  async function transformModule(file: string, build: PluginBuild): Promise<OnLoadResult> {
    const source = await readFile(file, 'utf8');
    const loader = file.endsWith('x') ? 'tsx' : 'ts';
    const resolveDir = path.dirname(file);
    if (!source.includes('@linaria/core')) return { contents: source, loader };
    const script = await toJavaScript(source, { loader, jsx: 'automatic' }).catch(() => undefined);
    if (!script) return { contents: source, loader }; // esbuild then reports the syntax error, with its place.
    const options = {
      filename: file,
      root: process.cwd(),
      pluginOptions: { babelOptions: { presets: ['@babel/preset-typescript'] } },
    };
    const result = await transform({ options, cache }, script.code, async (name, importer) => {
      const resolved = await build.resolve(name, { resolveDir: path.dirname(importer), kind: 'import-statement' });
      imports.set(importer, (imports.get(importer) ?? new Set()).add(resolved.path));
      modified(resolved.path);
      return resolved.path;
    });
    const styleSheet = `${path.parse(file).name}_${slugify(result.cssText ?? '')}.linaria.css`;
    styleSheets.set(styleSheet, { contents: result.cssText ?? '', loader: 'css', resolveDir });
    return { contents: `import '${styleSheet}'; ${result.code}`, loader: 'js', resolveDir };
  }

  /** The modules that the styles of `file` are computed from, at any depth. */
  function evaluated(file: string): Set<string> {
    const found = new Set([file]);
    for (const importer of found) for (const imported of imports.get(importer) ?? []) found.add(imported);
    return found;
  }

  return {
    plugin: {
      name: 'linaria',
      setup(build) {
        build.onLoad({ filter: /[\\/]web[\\/]src[\\/].*\.tsx?$/ }, (args) => load(args.path, build));
        build.onResolve({ filter: /\.linaria\.css$/ }, ({ path }) => ({ path, namespace: 'linaria' }));
        build.onLoad({ filter: /.*/, namespace: 'linaria' }, (args) => styleSheets.get(args.path));
      },
    },
    reset() {
      times.clear();
      cache = new TransformCacheCollection();
    },
  };
}
