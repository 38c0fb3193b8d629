import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@wyw-in-js/transform';
import { type PartialMessage, type Plugin, type PluginBuild, transform as toJavaScript } from 'esbuild';

/** A module with styles, once they are computed. */
interface Styled {
  code: string;
  cssText: string;
  /** The class of each block. */
  classes: string[];
  /** The files that the styles are computed from, and the hash of each. */
  sources: Record<string, string>;
}

const suffix = '.linaria.css';

/**
 * Creates an esbuild plugin that replaces the `css` blocks of modules by class names and adds their rules to the style
 * sheet. Several builds may share it. It keeps each result until a file changes that the styles are computed from: a
 * change of `tokens.ts` changes the styles of all its users. Two blocks of one class are an error.
 */
export function linaria(): Plugin {
  /** The class of each block, by its file and its position there: Linaria asks more than once for each. */
  const classes = new Map<string, Map<number, string>>();
  const pluginOptions = {
    babelOptions: { presets: ['@babel/preset-typescript'] },
    // The file and the block, for whoever looks at the page with developer tools.
    classNameSlug(_: string, title: string, { file, name, index }: { file: string; name: string; index: number }) {
      const className = `${name}-${title}`;
      classes.set(file, (classes.get(file) ?? new Map()).set(index, className));
      return className;
    },
    configFile: false as const,
    // No style is computed from a document, and nothing from the configuration of a folder around.
    features: { happyDOM: false, useBabelConfigs: false },
  };
  const results = new Map<string, Styled>();
  const running = new Map<string, Promise<Styled | undefined>>();

  async function load(file: string, build: PluginBuild): Promise<Styled | undefined> {
    const result = results.get(file);
    if (result && isCurrent(result)) return result;
    const started = running.get(file) ?? computeStyles(file, build).finally(() => running.delete(file));
    running.set(file, started);
    return started;
  }

  /** Nothing for a module without styles, and for one that is no TypeScript: esbuild reports that, with its place. */
  async function computeStyles(file: string, build: PluginBuild): Promise<Styled | undefined> {
    const sources = { [file]: hash(file) };
    const contents = await readFile(file, 'utf8');
    if (!contents.includes('@linaria/core')) return;
    const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
    const script = await toJavaScript(contents, { loader, jsx: 'automatic' }).catch(() => undefined);
    if (!script) return;
    const place = path.relative('.', file);
    classes.delete(place);
    // The browsers of the build's targets need no prefixes but those that esbuild adds.
    const options = { filename: file, root: process.cwd(), pluginOptions, prefixer: false };
    const { code, cssText = '' } = await transform({ options }, script.code, async (name, importer) => {
      const resolved = await build.resolve(name, { resolveDir: path.dirname(importer), kind: 'import-statement' });
      sources[resolved.path] = hash(resolved.path);
      return resolved.path;
    });
    const result = { code, cssText, classes: [...(classes.get(place)?.values() ?? [])], sources };
    results.set(file, result);
    return result;
  }

  return {
    name: 'linaria',
    setup(build) {
      // A file of `public` keeps its address.
      build.onResolve({ filter: /^\// }, ({ kind }) => (kind === 'url-token' ? { external: true } : undefined));
      build.onLoad({ filter: /[\\/]web[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const result = await load(file, build);
        // Not an absolute path: the names of the output depend on it, and releases are built alike in any folder.
        // Last, because esbuild orders styles as the modules import them: a component's rules override those of its parts.
        return result && { contents: `${result.code};import '${path.relative('.', file)}${suffix}';`, loader: 'js' };
      });
      build.onResolve({ filter: /\.linaria\.css$/ }, (args) => ({ path: args.path, namespace: 'linaria' }));
      build.onLoad({ filter: /.*/, namespace: 'linaria' }, (args) => {
        const file = path.resolve(args.path.slice(0, -suffix.length));
        return { contents: results.get(file)?.cssText ?? '', loader: 'css', resolveDir: path.dirname(file) };
      });
      build.onEnd(() => ({ errors: clashes(results) }));
    },
  };
}

/** An error for each class of two blocks, which would lose the rules of one. */
function clashes(results: Map<string, Styled>): PartialMessage[] {
  const files = new Map<string, string[]>();
  for (const [file, styled] of results) {
    if (!isCurrent(styled)) continue;
    for (const name of styled.classes) files.set(name, [...(files.get(name) ?? []), path.relative('.', file)]);
  }
  return [...files]
    .filter(([, users]) => users.length > 1)
    .map(([name, users]) => ({
      text: `two blocks have the class ${name}: rename one, in ${users.sort().join(' and ')}`,
    }));
}

function isCurrent({ sources }: Styled): boolean {
  return Object.entries(sources).every(([file, known]) => hash(file) === known);
}

/** The SHA-256 of a file, empty if there is none. */
function hash(file: string): string {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}
