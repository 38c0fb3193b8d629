import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rasterize } from '../drawing/rasterize.ts';
import { drawings } from './drawings.tsx';
import { picturesFingerprint } from './fingerprint.tsx';
import { AppIcon, Favicon } from './Icons.tsx';
import { ico } from './ico.ts';
import { ShareImage } from './ShareImage.tsx';

/** Renders the icons, the share image and the pages' still drawings into `web/public`, from the drawings in this folder. */
const publicDir = path.resolve(import.meta.dirname, '../public');

const icon = renderToStaticMarkup(createElement(AppIcon));
const favicon = renderToStaticMarkup(createElement(Favicon));

await write('share.png', rasterize(renderToStaticMarkup(createElement(ShareImage))).asPng());
for (const [name, drawing] of Object.entries(drawings)) {
  await write(name, Buffer.from(renderToStaticMarkup(drawing)));
}
await write('apple-touch-icon.png', square(icon, 180));
await write('icon-192.png', square(icon, 192));
await write('icon-512.png', square(icon, 512));
await write('favicon.ico', ico(square(favicon, 32), 32));
await writeFile(path.join(import.meta.dirname, 'drawn-from.sha256'), picturesFingerprint());

async function write(name: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path.join(publicDir, name), bytes);
  console.log(`web/public/${name}: ${bytes.length} bytes`);
}

function square(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
