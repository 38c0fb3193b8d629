import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { fontWeights } from '../src/styles/tokens.ts';

const folders = ['src', 'film', 'shared'].map((name) => path.resolve(import.meta.dirname, '..', name));

/** Every letter of Portuguese outside ASCII, whether or not a page has it today. */
const letters = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü';

/** An esbuild plugin that reduces a font to the site's characters and weights. */
export function subsetFonts(): Plugin {
  const subsets = new Map<string, Promise<Uint8Array>>();
  return {
    name: 'subset-fonts',
    setup(build) {
      build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
        const text = await characters();
        const key = path + text;
        const subset = subsets.get(key) ?? subsetFile(path, text);
        subsets.set(key, subset);
        return { contents: await subset, loader: 'file' };
      });
    },
  };
}

async function subsetFile(file: string, text: string): Promise<Uint8Array> {
  return subsetFont(await readFile(file), text, { targetFormat: 'woff2', variationAxes: { wght: fontWeights } });
}

/** Every character that a page may show: printable ASCII, the Portuguese letters, and what the sources say besides. */
export async function characters(): Promise<string> {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const texts = await Promise.all(folders.map(textsIn));
  return [...new Set([...ascii, ...letters, ...texts.flat().join('')])].sort().join('');
}

async function textsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  return Promise.all(sources.map((name) => readFile(path.join(folder, name), 'utf8')));
}
