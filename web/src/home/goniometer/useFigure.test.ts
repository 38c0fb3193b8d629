import { expect, test } from 'vitest';
import { wholeLeg } from '../../../shared/figure/figure.ts';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import { maxFlexion, poseAt } from '../../../shared/figure/pose.ts';
import { narrowView } from './useFigure.ts';

test.each([
  ['wide', wholeLeg],
  ['narrow', narrowView],
])('on a %s screen each degree has its place under the heel', (_, view) => {
  for (let flexion = 0; flexion <= maxFlexion; flexion++) {
    expect(flexionAtHeel(poseAt(flexion, view).ankle.x, view)).toBe(flexion);
  }
});
