import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../src/prerender.tsx';
import type { ClientBundle } from './bundle.ts';
import { distDir, webDir } from './paths.ts';

/** Puts each page into the document shell, `index.html`, and writes it into `dist`. */
export async function writeDocuments(pages: Page[], bundle: ClientBundle): Promise<void> {
  const shell = await readFile(path.join(webDir, 'index.html'), 'utf8');
  for (const page of pages) {
    // Replacements are functions: a `$` in a page means itself.
    const html = shell.replace('<!--head-->', () => head(page, bundle)).replace('<!--app-->', () => page.html);
    await writeFile(path.join(distDir, `${page.file}.html`), html);
  }
}

function head(page: Page, bundle: ClientBundle): string {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    page.description
      ? `<meta name="description" content="${escapeHtml(page.description)}">`
      : '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${bundle.styles}</style>`,
    `<script type="module" src="${bundle.script}"></script>`,
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
