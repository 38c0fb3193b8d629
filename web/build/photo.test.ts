// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unfitPhoto } from './photo.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'photo-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Puts a segment of metadata in front of all others. */
function mark(name: string, marker: number, content: string): void {
  const file = path.join(folder, name);
  const jpeg = readFileSync(file);
  const segment = Buffer.from(`\xff${String.fromCharCode(marker)}\0\0${content}`, 'latin1');
  segment.writeUInt16BE(segment.length - 2, 2);
  writeFileSync(file, Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]));
}

/** Exif 2.32, 4.6: turned by a quarter, and taken in the south. */
const exif =
  'Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0' +
  '\x01\0\x01\0\x02\0\x02\0\0\0S\0\0\0\0\0\0\0';

test('a photo of a camera is refused, and fits after the command that the refusal names', () => {
  // Noise compresses badly.
  const camera = '-f lavfi -i testsrc2=s=4000x3000,noise=alls=60 -frames:v 1 -q:v 3 camera.jpg';
  execFileSync('ffmpeg', ['-v', 'error', ...camera.split(' ')], { cwd: folder });
  mark('camera.jpg', 0xe1, exif);
  expect(statSync(path.join(folder, 'camera.jpg')).size).toBeGreaterThan(5_000_000);
  const [fault = ''] = unfitPhoto('/camera.jpg', folder);
  for (const words of ['larger than 300 kB', 'no square', 'may name a place']) expect(fault).toContain(words);
  const command = fault.slice(fault.indexOf('ffmpeg'));
  execFileSync('sh', ['-c', command.replace('ffmpeg', 'ffmpeg -v error')], { cwd: folder });
  expect(unfitPhoto('/camera.jpg', folder)).toEqual([]);
});

test("the example owner's photo fits, with a profile of its colours too", () => {
  copyFileSync('web/e2e/owner/web/public/founder.jpg', path.join(folder, 'founder.jpg'));
  expect(unfitPhoto('/founder.jpg', folder)).toEqual([]);
  mark('founder.jpg', 0xe2, 'ICC_PROFILE\0\x01\x01');
  expect(unfitPhoto('/founder.jpg', folder)).toEqual([]);
});

test('metadata are refused alone, whatever their kind', () => {
  copyFileSync('web/e2e/owner/web/public/founder.jpg', path.join(folder, 'DSC_0042.JPEG'));
  mark('DSC_0042.JPEG', 0xed, 'Photoshop 3.0\x008BIM');
  expect(unfitPhoto('/DSC_0042.JPEG', folder)).toEqual([
    expect.stringContaining('is with metadata that may name a place: ffmpeg'),
  ]);
});

test('a photo that is not there, or no JPEG, is refused', () => {
  writeFileSync(path.join(folder, 'picture.jpg'), readFileSync('web/public/icon-192.png'));
  expect(unfitPhoto('/picture.jpg', folder)).toEqual([expect.stringContaining('no square')]);
  expect(unfitPhoto('', folder)).toEqual([]);
  for (const image of ['/nobody.jpg', 'founder.jpg', '/favicon.svg', '/']) {
    expect(unfitPhoto(image, folder), image).toEqual([expect.stringContaining('such as /founder.jpg')]);
  }
});
