import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { siteFiles } from './files.ts';

const bundle: Bundle = {
  assets: new Map([['hydrate-59c2b5d6.js', 'script']]),
  files: new Map([['robots.txt', 'robots']]),
  script: '',
  styles: '',
  pages: [],
  serverData: { origin: 'https://goniometria.example', connectSrc: [], embeddable: [] },
};

/** A folder with one file. */
async function folderWith(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), 'public');
  return folder;
}

test('the assets of the bundle lie in their folder, and all other files beside it', async () => {
  const files = await siteFiles(bundle, await folderWith('icon.svg'));
  expect([...files.keys()].sort()).toEqual(['assets/hydrate-59c2b5d6.js', 'icon.svg', 'poster.jpg', 'robots.txt']);
});

test('what would lie among the assets is refused: a file of web/public, a file or a page of the sources', async () => {
  const full = await folderWith('assets/logo.svg');
  await expect(siteFiles(bundle, full)).rejects.toThrow(`assets, of ${full}`);
  const folder = await folderWith('icon.svg');
  const files = new Map([['assets/feed.xml', '']]);
  await expect(siteFiles({ ...bundle, files }, folder)).rejects.toThrow('assets/feed.xml, ');
  const pages = [{ path: '/assets/help', file: 'assets/help', head: '', html: '' }];
  await expect(siteFiles({ ...bundle, pages }, folder)).rejects.toThrow('assets/help, ');
});
