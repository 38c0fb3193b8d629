// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { duration } from '../shared/timeline.ts';
import { frameSvg, rasterize } from './frame.ts';

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
