import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle.ts';

/** The contents of files by their paths below the site's root. */
export type Files = Map<string, string | Uint8Array>;

/** All files of the site, uncompressed. */
export async function siteFiles(bundle: Bundle): Promise<Files> {
  const files = new Map(bundle.files);
  files.set('poster.jpg', await readFile('web/film/poster.jpg'));
  for (const name of await readdir('web/public')) files.set(name, await readFile(path.join('web/public', name)));
  const shell = await readFile('web/index.html', 'utf8');
  for (const page of bundle.pages) {
    // Replacements are functions, because `$` has a meaning in a replacement text.
    const html = shell
      .replace('<!--head-->', () => [page.head, `<style>${bundle.styles}</style>`, bundle.script].join('\n'))
      .replace('<!--app-->', () => page.html);
    files.set(`${page.file}.html`, html);
  }
  return files;
}

/** Replaces the content of a folder, except .gitkeep: go:embed fails on an empty folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => name !== '.gitkeep');
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
  await mkdir(path.join(folder, 'assets'));
  await Promise.all([...files].map(([name, content]) => writeFile(path.join(folder, name), content)));
}
