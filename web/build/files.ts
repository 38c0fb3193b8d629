import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle.ts';
import { head } from './head.ts';
import { metadata } from './metadata.ts';

/** The contents of files by their paths below the site's root. */
export type Files = Map<string, string | Uint8Array>;

const webDir = path.resolve(import.meta.dirname, '..');

/** All files of the site, uncompressed. */
export async function siteFiles(bundle: Bundle): Promise<Files> {
  const poster = await readFile(path.join(webDir, 'film/poster.jpg'));
  return new Map<string, string | Uint8Array>([
    ...bundle.assets,
    ...(await documents(bundle)),
    ...(await publicFiles()),
    ...metadata(),
    ['poster.jpg', poster],
  ]);
}

/** Puts each page into the document shell, `index.html`. */
async function documents(bundle: Bundle): Promise<Files> {
  const shell = await readFile(path.join(webDir, 'index.html'), 'utf8');
  return new Map(
    bundle.pages.map((page) => [
      `${page.file}.html`,
      // Replacements are functions, because `$` has a meaning in a replacement text.
      shell
        .replace('<!--head-->', () => head(page, bundle))
        .replace('<!--app-->', () => page.html)
        .replace('<!--sprite-->', () => page.sprite),
    ]),
  );
}

async function publicFiles(): Promise<Files> {
  const folder = path.join(webDir, 'public');
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}

/** Replaces the content of a folder, except .gitkeep: go:embed fails on an empty folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => name !== '.gitkeep');
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })));
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await Promise.all([...files].map(([name, content]) => writeFile(path.join(folder, name), content)));
}
