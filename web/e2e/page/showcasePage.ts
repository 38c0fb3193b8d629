import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { linaria } from '../../build/linaria.ts';
import type { Feature } from '../../src/home/showcase/features.ts';

const rootDir = path.resolve(import.meta.dirname, '../../..');

const entry = `
  import './src/styles/index.ts';
  import { createRoot } from 'react-dom/client';
  import { Showcase } from './src/home/showcase/Showcase.tsx';
  createRoot(document.querySelector('main')).render(<Showcase />);
`;

/** Puts a list in the place of the one in `features.ts`. */
function listOf(features: readonly Feature[]): Plugin {
  return {
    name: 'features',
    setup({ onLoad }) {
      const contents = `export const features = ${JSON.stringify(features)};`;
      onLoad({ filter: /[\\/]showcase[\\/]features\.ts$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** Opens a page that holds the showcase alone, with its components, the site's style sheet and a list of features. */
export async function openShowcaseOf(page: Page, features: readonly Feature[]): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    stdin: { contents: entry, resolveDir: path.join(rootDir, 'web'), loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.mp4': 'dataurl', '.webp': 'dataurl', '.vtt': 'dataurl', '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [listOf(features), linaria()],
    logLevel: 'silent',
  });
  const output = (name: string) => outputFiles.find((file) => file.path.endsWith(name))?.text;
  const documentOf = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width, initial-scale=1">
    <style>${output('.css')}</style><main></main><script type="module">${output('.js')}</script>`;
  await page.setContent(documentOf);
  await page.evaluate(() => document.fonts.ready);
}
