import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { fontWeights } from '../src/styles/tokens.ts';

/** Every letter of Portuguese outside ASCII, whether or not a page has it today. */
const letters = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü';

/** An esbuild plugin that reduces the font to the site's characters and weights. */
export function subsetFonts(): Plugin {
  const subsets = new Map<string, Promise<Uint8Array>>();
  async function subset(file: string, text: string): Promise<Uint8Array> {
    return subsetFont(await readFile(file), text, { targetFormat: 'woff2', variationAxes: { wght: fontWeights } });
  }
  return {
    name: 'subset-fonts',
    setup(build) {
      build.onLoad({ filter: /\.woff2$/ }, async (args) => {
        const text = await characters();
        const contents = subsets.get(text) ?? subset(args.path, text);
        subsets.set(text, contents);
        return { contents: await contents, loader: 'file' };
      });
    },
  };
}

/** Every character that a page may show: printable ASCII, the Portuguese letters, and what else the sources contain. */
export async function characters(): Promise<string> {
  const webDir = path.resolve(import.meta.dirname, '..');
  const folders = await Promise.all(['src', 'film', 'shared'].map((name) => filesIn(path.join(webDir, name))));
  const sources = folders.flat().filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const others = texts.flatMap((text) => text.match(/\P{ASCII}/gu) ?? []);
  return [...new Set([...ascii, ...letters, ...others])].sort().join('');
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
}
