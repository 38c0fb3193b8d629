import { renderToStaticMarkup } from 'react-dom/server';
import { fingerprint } from '../drawing/fingerprint.ts';
import { AppIcon, Favicon } from './Icons.tsx';
import { ShareImage } from './ShareImage.tsx';

/** Tells what the pictures in pixels are made from: the share image and the icons. */
export function picturesFingerprint(): string {
  const drawings = [<ShareImage key="share" />, <AppIcon key="app" />, <Favicon key="tab" />];
  return fingerprint(drawings.map((drawing) => renderToStaticMarkup(drawing)));
}
