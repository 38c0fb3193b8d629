// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rasterize } from '../shared/drawing/rasterize.ts';
import { dateOf, example, latestOf, positions } from '../shared/patients.ts';
import { duration, startOf } from '../shared/timeline.ts';
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

describe('the measurement', () => {
  const { patient, series } = example;
  const knee = patient.series.filter(({ joint }) => joint === series.joint);

  it('is chosen among the movements that the results show, and five positions', () => {
    const choice = frameSvg(startOf('avaliacao') + 5.9);
    for (const name of [...knee.map(({ movement }) => movement), ...positions]) expect(choice).toContain(`>${name}<`);
    const results = frameSvg(startOf('relatorios') + 1);
    for (const { movement } of knee) expect(results).toContain(`>${movement}`);
  });

  it('stands in the PDF with its joint, and each measure with its date', () => {
    const pdf = frameSvg(startOf('compartilhamento') + 3.5);
    expect(pdf).toContain(`>${series.joint}<`);
    for (const each of patient.series) {
      const { assessment } = latestOf(each);
      expect(pdf).toContain(
        `>Medido em ${dateOf(patient.assessments[assessment - 1] ?? '')}, avaliação ${assessment}<`,
      );
    }
  });
});
