// Writes every text of the built site to a file, to be read aloud: titles, descriptions, the text of each page and of
// the error screen with the film's transcript, alt texts and labels. Each text once, under the page that shows it first.
//
//   tsx web/e2e/sentences.ts <file>
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { allPaths } from './helpers/paths.ts';
import { launchOptions } from './machine/chromium.ts';
import { startServer } from './machine/server.ts';

const [file = '.cache/sentences.txt'] = process.argv.slice(2);

/** Collects the texts of the document, in its order. Runs in the page and sees nothing of this module. */
function collectTexts(): string[] {
  const texts: string[] = [document.title];
  for (const selector of ['meta[name=description]', 'meta[property="og:image:alt"]']) {
    texts.push(document.querySelector(selector)?.getAttribute('content') ?? '');
  }
  const written: Element[] = [];
  for (const element of document.body.querySelectorAll(':not(script, style, symbol, symbol *, track)')) {
    for (const name of ['alt', 'aria-label', 'aria-valuetext', 'placeholder']) {
      const value = element.getAttribute(name);
      if (value) texts.push(`${name}: ${value}`);
    }
    // The text of a paragraph includes that of its links.
    const holdsText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (!holdsText || written.some((ancestor) => ancestor.contains(element))) continue;
    written.push(element);
    texts.push(element.textContent);
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

const server = await startServer();
const browser = await chromium.launch(launchOptions());
// Without JavaScript, the document stays as it was served.
const page = await browser.newPage({ javaScriptEnabled: false, locale: 'pt-BR' });
const seen = new Set(['']);
const lines: string[] = [];
for (const path of allPaths) {
  await page.goto(server.origin + path);
  const texts = (await page.evaluate(collectTexts)).filter((text) => !seen.has(text));
  lines.push('', `== ${path}`, '', ...new Set(texts));
  for (const text of texts) seen.add(text);
}
await browser.close();
server.stop();
await writeFile(file, `${lines.slice(1).join('\n')}\n`);
console.log(`${file}: ${seen.size - 1} texts`);
