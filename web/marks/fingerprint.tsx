import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { fingerprint } from '../drawing/fingerprint.ts';
import { AppIcon, Favicon } from './Icons.tsx';
import { ShareImage } from './ShareImage.tsx';

/** The pictures in pixels, by their names in `web/public`, and the drawing that each of them shows. */
export const pictures = {
  'share.png': <ShareImage />,
  'apple-touch-icon.png': <AppIcon />,
  'icon-192.png': <AppIcon />,
  'icon-512.png': <AppIcon />,
  'favicon.ico': <Favicon />,
};

/** Tells the pictures in pixels from others, and what they are made from. */
export function picturesFingerprint(): string {
  const publicDir = path.resolve(import.meta.dirname, '../public');
  return fingerprint(
    Object.entries(pictures).flatMap(([name, drawing]) => [
      renderToStaticMarkup(drawing),
      readFileSync(path.join(publicDir, name)),
    ]),
  );
}
