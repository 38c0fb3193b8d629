import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { fontWeights } from '../src/styles/tokens.ts';

/** What visitors type, whether or not a page shows it today: printable ASCII, every other letter of Portuguese, the space that ends no line. */
const typed = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü\u00a0`;

/** An esbuild plugin that reduces the font to the site's weights, and to the characters of pages whose script is `script()`. */
export function subsetFonts(script: () => string): Plugin {
  const subsets = new Map<string, Promise<Uint8Array>>();
  const options = { targetFormat: 'woff2', variationAxes: { wght: fontWeights } } as const;
  return {
    name: 'subset-fonts',
    setup(build) {
      build.onLoad({ filter: /\.woff2$/ }, async ({ path: file }) => {
        const text = characters(script());
        const contents = subsets.get(text) ?? subsetFont(readFileSync(file), text, options);
        subsets.set(text, contents);
        return { contents: await contents, loader: 'file' };
      });
    },
  };
}

/** Returns every character that a page may show: those that visitors type, and those of its script, which has all of its words. */
export function characters(script: string): string {
  return [...new Set(typed + script)].sort().join('');
}
