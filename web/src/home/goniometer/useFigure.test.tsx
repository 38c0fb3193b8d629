import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawFigure, narrowView, wholeLeg } from '../../../shared/figure/figure.ts';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import { maxFlexion, poseAt } from '../../../shared/figure/pose.ts';
import { restingFlexion, setFlexion } from '../flexion.ts';
import { useFigure } from './useFigure.ts';

vi.mock('../../../shared/figure/figure.ts', { spy: true });

test.each([
  ['wide', wholeLeg],
  ['narrow', narrowView],
])('on a %s screen each degree has its place under the heel', (_, view) => {
  for (let flexion = 0; flexion <= maxFlexion; flexion++) {
    expect(flexionAtHeel(poseAt(flexion, view).ankle.x, view)).toBe(flexion);
  }
});

test('a narrow screen draws the leg once as the page opens', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  setFlexion(restingFlexion);
  const { result } = renderHook(useFigure);
  expect(result.current.view).toBe(narrowView);
  expect(drawFigure).toHaveBeenCalledTimes(1);
});
