import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../src/prerender.tsx';
import type { ClientBundle } from './bundle.ts';
import { head } from './head.ts';
import { distDir, webDir } from './paths.ts';

/** Puts each page into the document shell, `index.html`, and writes it into `dist`. */
export async function writeDocuments(pages: Page[], bundle: ClientBundle): Promise<void> {
  const shell = await readFile(path.join(webDir, 'index.html'), 'utf8');
  for (const page of pages) {
    // Replacements are functions: a `$` in a page means itself.
    const html = shell
      .replace('<!--head-->', () => head(page, bundle))
      .replace('<!--app-->', () => page.html)
      .replace('<!--sprite-->', () => page.sprite);
    await writeFile(path.join(distDir, `${page.file}.html`), html);
  }
}
