import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { rasterize } from '../drawing/rasterize.ts';
import { drawings } from './drawings.tsx';
import { pictures, picturesFingerprint } from './fingerprint.tsx';
import { ico } from './ico.ts';

/** Renders the icons, the share image and the pages' still drawings into `web/public`, from the drawings in this folder. */
const publicDir = path.resolve(import.meta.dirname, '../public');

await write('share.png', rasterize(svg('share.png')).asPng());
for (const [name, drawing] of Object.entries(drawings)) {
  await write(name, Buffer.from(renderToStaticMarkup(drawing)));
}
await write('apple-touch-icon.png', square(svg('apple-touch-icon.png'), 180));
await write('icon-192.png', square(svg('icon-192.png'), 192));
await write('icon-512.png', square(svg('icon-512.png'), 512));
await write('favicon.ico', ico(square(svg('favicon.ico'), 32), 32));
await writeFile(path.join(import.meta.dirname, 'drawn-from.sha256'), picturesFingerprint());

function svg(name: keyof typeof pictures): string {
  return renderToStaticMarkup(pictures[name]);
}

async function write(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path.join(publicDir, name), bytes);
  console.log(`web/public/${name}: ${bytes.length} bytes`);
}

function square(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
