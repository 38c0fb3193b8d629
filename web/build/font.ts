import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { fontWeights } from '../src/styles/tokens.ts';

/** What visitors type, whether or not a page has it today: printable ASCII, every other letter of Portuguese, the space that ends no line. */
const typed = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü\u00a0`;

/** An esbuild plugin that reduces the font to the site's characters and weights. */
export function subsetFonts(): Plugin {
  const subsets = new Map<string, Promise<Uint8Array>>();
  const options = { targetFormat: 'woff2', variationAxes: { wght: fontWeights } } as const;
  return {
    name: 'subset-fonts',
    setup(build) {
      build.onLoad({ filter: /\.woff2$/ }, async ({ path: file }) => {
        const text = characters();
        const contents = subsets.get(text) ?? subsetFont(readFileSync(file), text, options);
        subsets.set(text, contents);
        return { contents: await contents, loader: 'file' };
      });
    },
  };
}

/** Returns every character that a page may show: what visitors type, and all characters of the sources. */
export function characters(): string {
  const files = ['web/src', 'web/film', 'web/shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const texts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(typed + texts.join(''))].sort().join('');
}
