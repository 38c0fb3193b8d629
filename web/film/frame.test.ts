// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chapters, duration, startOf } from '../shared/timeline.ts';
import { output, toVideoColour } from './encode.ts';
import { run } from './ffmpeg.ts';
import { frameSvg, rasterize } from './frame.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('a frame', () => {
  const seconds = [0, 2.1, 11.4, 25.3, 33.2, 43.7, 50.5, 62.8, 74.2, 89.9];

  it.each(seconds)('at %s s is the same, byte for byte, also after others', (second) => {
    const render = () => rasterize(frameSvg(second)).pixels;
    const first = render();
    for (const other of seconds) frameSvg(other);
    expect(Buffer.compare(first, render())).toBe(0);
  });

  it('differs from the others, so that equality means something', () => {
    expect(new Set(seconds.map(frameSvg)).size).toBe(seconds.length);
  });

  it('sets no text smaller than 24 px and says nothing that is not a number', () => {
    for (let second = 0; second < duration; second += 0.7) {
      const svg = frameSvg(second);
      for (const [, size] of svg.matchAll(/font-size="([^"]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(24);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('the film', () => {
  it.each(chapters)('shows at the start of $title what its scene draws', async ({ start }) => {
    expect(await likeness(start, start)).toBeGreaterThanOrEqual(0.98);
  });

  it('is less like another scene', async () => {
    expect(await likeness(startOf('goniometria'), startOf('relatorios'))).toBeLessThan(0.9);
  });
});

/** The structural similarity, 0 to 1, of the film's picture at one second and the scenes' frame at another. */
async function likeness(inFilm: number, inScenes: number): Promise<number> {
  const fresh = join(folder, `${inScenes}.png`);
  await writeFile(fresh, rasterize(frameSvg(inScenes)).asPng());
  const { stderr } = await run('ffmpeg', [
    ...['-hide_banner', '-ss', `${inFilm}`, '-i', output.film, '-i', fresh],
    ...['-filter_complex', `[1]${toVideoColour}[fresh];[0][fresh]ssim`, '-frames:v', '1', '-f', 'null', '-'],
  ]);
  return Number(/All:([\d.]+)/.exec(stderr)?.[1]);
}
