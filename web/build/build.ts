import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleClient, type Mode, renderPages } from './bundle.ts';
import { compressDist } from './compress.ts';
import { writeDocuments } from './document.ts';
import { distDir, productionStamp, publicDir, webDir } from './paths.ts';
import { writeSiteFiles } from './siteFiles.ts';

/** Fills `dist` with the whole site. Development leaves out the compression. Throws esbuild's `BuildFailure` on bad source. */
export async function buildSite(mode: Mode): Promise<void> {
  await emptyDist();
  const bundle = await bundleClient(mode);
  await writeDocuments(await renderPages(mode), bundle);
  await cp(publicDir, distDir, { recursive: true });
  await cp(path.join(webDir, 'film/poster.jpg'), path.join(distDir, 'poster.jpg'));
  await writeSiteFiles();
  if (mode === 'production') await compressDist();
}

/**
 * Leaves no doubt about what `dist` holds while it changes. `.gitkeep` stays: without any file there, `go:embed`
 * fails before anybody can say what is missing.
 */
async function emptyDist(): Promise<void> {
  await mkdir(distDir, { recursive: true });
  await rm(productionStamp, { force: true });
  const names = (await readdir(distDir)).filter((name) => name !== '.gitkeep');
  await Promise.all(names.map((name) => rm(path.join(distDir, name), { recursive: true })));
}
