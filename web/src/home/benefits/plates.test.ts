import { expect, it } from 'vitest';
import { frame } from '../../../shared/figure/atlas.ts';
import { ledger } from './plates.ts';

it.each(ledger)(
  'the names of the $joint stand in its drawing, and the ends of their leaders',
  ({ names, zeroName }) => {
    for (const { at, leader = at } of [...Object.values(names), zeroName]) {
      for (const { x, y } of [at, leader]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(frame.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(frame.height);
      }
    }
  },
);

it.each(ledger)('the $joint says of its landmarks what the drawing marks', ({ names, fixed, axis, moving }) => {
  expect(fixed.name).toContain(names.fixed.lines.join(' '));
  expect(axis.name).toContain(names.axis.lines.join(' '));
  expect(moving.name).toContain(names.moving.lines.join(' '));
});
