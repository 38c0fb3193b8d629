import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const limit = 300_000; // Bytes of a photo.

/** What a JPEG may hold beside its picture. Other metadata may name a place, a time, a device. */
const harmless = ['JFIF', 'ICC_PROFILE', 'Adobe'];

/** ffmpeg's filters that make it a square of the size that the page needs, without metadata. It turns it upright by itself. */
const mended = "crop='min(iw,ih)':'min(iw,ih)',scale=800:800,sidedata=delete";

/**
 * Lists what is wrong with the founder's photo, with the command that mends it. `image` is its path on the site, or empty if
 * there is none. `folder` holds the files that are served as they are.
 */
export function unfitPhoto(image: string | undefined, folder: string): string[] {
  if (!image) return [];
  const fact = `site.founder.image = '${image}'`;
  const file = path.join(folder, image);
  if (!/^\/[\w-]+\.jpe?g$/i.test(image) || !existsSync(file))
    return [`${fact}: name a JPEG of ${folder}, such as /founder.jpg`];
  const content = readFileSync(file);
  const faults = new Set(content.length > limit ? [`larger than ${limit / 1000} kB`] : []);
  let isSquare = false;
  // The segments before the picture (ITU-T T.81, annex B). The frame header states height and width; its marker is 0xC0 to
  // 0xCF, three of which mean something else.
  for (let at = 2; content[at] === 0xff && content[at + 1] !== 0xda; at += 2 + content.readUInt16BE(at + 2)) {
    const marker = content.readUInt8(at + 1);
    const isFrame = marker < 0xd0 && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) isSquare = content.readUInt16BE(at + 5) === content.readUInt16BE(at + 7);
    const name = content.toString('latin1', at + 4, at + 16).replace(/\0.*/s, '');
    if (marker >= 0xe0 && marker <= 0xef && !harmless.includes(name)) faults.add('with metadata that may name a place');
  }
  if (!isSquare) faults.add('no square JPEG');
  if (faults.size === 0) return [];
  const command = `ffmpeg -i ${file} -vf "${mended}" -q:v 4 photo.jpg && mv photo.jpg ${file}`;
  return [`${fact} is ${[...faults].join(', ')}: ${command}`];
}
