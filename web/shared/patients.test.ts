// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { patients } from './allPatients.ts';
import { dateOf, dayOf, jointOf } from './patients.ts';

/** The range of each movement of an adult, in degrees (A. P. Marques, Manual de goniometria). */
const ranges: Record<string, readonly [number, number]> = {
  'Joelho, Flexão': [0, 140],
  'Joelho, Déficit de extensão': [0, 30],
  'Quadril, Flexão': [0, 125],
  'Quadril, Abdução': [0, 45],
  'Tornozelo, Dorsiflexão': [0, 20],
  'Tornozelo, Flexão plantar': [0, 45],
  'Ombro, Flexão': [0, 180],
  'Ombro, Abdução': [0, 180],
  'Cotovelo, Flexão': [0, 145],
  'Punho, Extensão': [0, 70],
};

/** Fewest and most days between two assessments of a treatment. */
const [soonest, latest] = [7, 14];

describe.each(patients)('patient $number', ({ assessments, series }) => {
  it('is assessed on weekdays of one year, a week or two apart', () => {
    const days = assessments.map((date) => new Date(date));
    for (const day of days) {
      expect(day.getUTCFullYear()).toBe(2026);
      expect([1, 2, 3, 4, 5]).toContain(day.getUTCDay());
    }
    const gaps = days.slice(1).map((day, index) => (day.getTime() - (days[index]?.getTime() ?? 0)) / 86_400_000);
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(soonest);
      expect(gap).toBeLessThanOrEqual(latest);
    }
  });

  it('has angles within the range of the movement', () => {
    for (const { joint, movement, measures } of series) {
      const [least, most] = ranges[`${joint}, ${movement}`] ?? [];
      for (const { angle } of measures) {
        expect(angle, movement).toBeGreaterThanOrEqual(least ?? Number.NaN);
        expect(angle, movement).toBeLessThanOrEqual(most ?? Number.NaN);
      }
    }
  });

  it('recovers: a movement grows from one assessment to the next, a deficit shrinks', () => {
    for (const each of series) {
      const angles = each.measures.map(({ angle }) => angle);
      const towards = each.movement === 'Déficit de extensão' ? -1 : 1;
      for (const [index, angle] of angles.slice(1).entries()) {
        expect((angle - (angles[index] ?? 0)) * towards, each.movement).toBeGreaterThan(0);
      }
    }
  });

  it('has the movements of a joint measured on one side', () => {
    for (const joint of new Set(series.map(({ joint }) => joint))) {
      expect(new Set(series.filter((each) => each.joint === joint).map(jointOf)).size, joint).toBe(1);
    }
  });
});

describe('the record', () => {
  it('numbers the patients from 1', () => {
    expect(patients.map(({ number }) => number)).toEqual(patients.map((_, index) => index + 1));
  });

  it('writes dates as Brazil does', () => {
    expect([dayOf('2026-03-12'), dateOf('2026-03-12')]).toEqual(['12/03', '12/03/2026']);
  });
});
