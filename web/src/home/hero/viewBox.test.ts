import { expect, test } from 'vitest';
import { drawFigure, photograph } from '../../../shared/figure/figure.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { readingAtRest } from './viewBox.ts';

test('the reading at rest ends where that of the figure does', () => {
  expect(drawFigure(restingFlexion, photograph).reading).toEqual(readingAtRest);
});
