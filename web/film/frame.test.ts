// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rasterize } from '../shared/drawing/rasterize.ts';
import { duration } from '../shared/timeline.ts';
import { frameSvg } from './frame.ts';

describe('a frame', () => {
  const seconds = [0, 2.1, 11.4, 25.3, 33.2, 43.7, 50.5, 62.8, 74.2, 89.9];

  it('is the same, byte for byte, also after others, and differs from them', () => {
    const frames = seconds.map(frameSvg);
    expect(seconds.toReversed().map(frameSvg).reverse()).toEqual(frames);
    expect(new Set(frames).size).toBe(seconds.length);
    const render = () => rasterize(frameSvg(11.4)).pixels;
    expect(Buffer.compare(render(), render())).toBe(0);
  });

  it('sets no text smaller than 24 px and says nothing that is not a number', () => {
    for (let second = 0; second < duration; second += 0.7) {
      const svg = frameSvg(second);
      for (const [, size] of svg.matchAll(/font-size="([^"]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(24);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
