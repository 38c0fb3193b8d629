import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle.ts';

/** The contents of files by their paths below the site's root. */
export type Files = Map<string, string | Uint8Array>;

/** The folder of the files that are named by their content: the server lets browsers keep them for a year. */
export const assetFolder = 'assets';

/** All files of the site, uncompressed. */
export async function siteFiles(bundle: Bundle, publicFolder = 'web/public'): Promise<Files> {
  const publicNames = await readdir(publicFolder);
  const places = [...bundle.files.keys(), ...bundle.pages.map(({ file }) => file), ...publicNames];
  const stray = places.find((place) => place.split('/')[0] === assetFolder);
  if (stray) throw new Error(`${stray}, of ${publicFolder} or the sources: only the bundler fills ${assetFolder}/`);
  const files = new Map(bundle.files);
  for (const [name, content] of bundle.assets) files.set(`${assetFolder}/${name}`, content);
  files.set('poster.jpg', await readFile('web/film/poster.jpg'));
  for (const name of publicNames) files.set(name, await readFile(path.join(publicFolder, name)));
  const shell = await readFile('web/index.html', 'utf8');
  for (const page of bundle.pages) {
    // Replacements are functions, because `$` has a meaning in a replacement text.
    const html = shell
      .replace('<!--head-->', () => [page.head, `<style>${bundle.styles}</style>`].join('\n'))
      .replace('<!--page-->', () => page.path)
      .replace('<!--app-->', () => page.html)
      .replace('<!--script-->', () => bundle.script);
    files.set(`${page.file}.html`, html);
  }
  return files;
}

/** Replaces a folder. It has a .gitkeep, as go:embed fails on an empty folder. The server serves no name with a dot before it. */
export async function writeFiles(folder: string, files: Files, serverData: Bundle['serverData']): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, assetFolder), { recursive: true });
  const contents = new Map([...files, ['.gitkeep', ''], ['.build.json', JSON.stringify(serverData)]]);
  await Promise.all([...contents].map(([name, content]) => writeFile(path.join(folder, name), content)));
}
