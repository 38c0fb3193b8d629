import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slugify, TransformCacheCollection, transform } from '@wyw-in-js/transform';
import { type OnLoadResult, type Plugin, type PluginBuild, transform as toJavaScript } from 'esbuild';

/** The sources of the site, from the project's root. */
const siteSources = path.join('web', 'src');

/**
 * Names a class by the place of its file among the sources and by its own place in that file: shorter than a hash, which
 * does not compress. Without vowels no name becomes a word, such as one that ad blockers hide.
 */
function createClassNames(sources: string) {
  const consonants = 'bcdfghjklmnpqrstvwxz';
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.relative('.', path.join(sources, file)));
  return (_hash: string, _name: string, { file, index }: { file: string; index: number }) => {
    if (!files.includes(file)) files.push(file); // It was added while the loop runs.
    const digits = [...files.indexOf(file).toString(consonants.length)];
    return digits.map((digit) => consonants[Number.parseInt(digit, consonants.length)]).join('') + index;
  };
}

/**
 * Creates an esbuild plugin that replaces the `css` blocks of modules by class names and adds their rules to the style
 * sheet. Several builds may share it. It keeps each result until a file changes that the styles are computed from: a
 * change of `tokens.ts` changes the styles of all its users. Call `reset` before each build, to look at the files again.
 */
export function createLinaria(sources = siteSources): { plugin: Plugin; reset: () => void } {
  const pluginOptions = {
    classNameSlug: createClassNames(sources),
    babelOptions: { presets: ['@babel/preset-typescript'] },
    features: { happyDOM: false }, // No style is computed from a document.
  };
  /** The results by file, each with the modification times of what it was computed from. */
  const results = new Map<string, { module: Promise<OnLoadResult>; times: Map<string, number | undefined> }>();
  const styleSheets = new Map<string, OnLoadResult>();
  /** What each module imports, as far as styles are computed from it. */
  const imports = new Map<string, Set<string>>();
  const times = new Map<string, number | undefined>();
  let cache: NonNullable<Parameters<typeof transform>[0]['cache']> = new TransformCacheCollection();

  /** The modification time at the first look since `reset`, so that a later change counts in the next build. */
  function modified(file: string): number | undefined {
    if (!times.has(file)) times.set(file, statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    return times.get(file);
  }

  function load(file: string, build: PluginBuild): Promise<OnLoadResult> {
    const kept = results.get(file);
    if (kept && [...kept.times].every(([source, time]) => modified(source) === time)) return kept.module;
    const result = { times: new Map([[file, modified(file)]]), module: replaceStyles(file, build) };
    results.set(file, result);
    const keep = () => {
      const sources = new Set([file]);
      for (const source of sources) for (const imported of imports.get(source) ?? []) sources.add(imported);
      for (const source of sources) result.times.set(source, modified(source));
    };
    result.module.then(keep, () => results.delete(file));
    return result.module;
  }

  async function replaceStyles(file: string, build: PluginBuild): Promise<OnLoadResult> {
    const contents = await readFile(file, 'utf8');
    const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
    if (!contents.includes('@linaria/core')) return { contents, loader };
    const script = await toJavaScript(contents, { loader, jsx: 'automatic' }).catch(() => undefined);
    if (!script) return { contents, loader }; // esbuild then reports the syntax error, with its place.
    // The browsers of the build's targets need no prefixes but those that esbuild adds.
    const options = { filename: file, root: process.cwd(), pluginOptions, prefixer: false };
    const { code, cssText = '' } = await transform({ options, cache }, script.code, async (name, importer) => {
      const resolved = await build.resolve(name, { resolveDir: path.dirname(importer), kind: 'import-statement' });
      imports.set(importer, (imports.get(importer) ?? new Set()).add(resolved.path));
      modified(resolved.path);
      return resolved.path;
    });
    const resolveDir = path.dirname(file);
    const styleSheet = `${path.parse(file).name}_${slugify(cssText)}.linaria.css`;
    styleSheets.set(styleSheet, { contents: cssText, loader: 'css', resolveDir });
    // Last, because esbuild orders styles as the modules import them: a component's rules override those of its parts.
    return { contents: `${code};import '${styleSheet}';`, loader: 'js', resolveDir };
  }

  const plugin: Plugin = {
    name: 'linaria',
    setup(build) {
      build.onLoad({ filter: /[\\/]web[\\/]src[\\/].*\.tsx?$/ }, (args) => load(args.path, build));
      build.onResolve({ filter: /\.linaria\.css$/ }, (args) => ({ path: args.path, namespace: 'linaria' }));
      build.onLoad({ filter: /.*/, namespace: 'linaria' }, (args) => styleSheets.get(args.path));
    },
  };
  const reset = () => {
    times.clear();
    cache = new TransformCacheCollection();
  };
  return { plugin, reset };
}
