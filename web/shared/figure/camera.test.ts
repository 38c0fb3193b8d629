// @vitest-environment node
import { expect, test } from 'vitest';
import { drawFigure, photograph, photographEdge } from './figure.ts';
import { placedBy, polyline } from './path.fixture.ts';
import { maxFlexion, poseAt, table } from './pose.ts';

const flexions = Array.from({ length: maxFlexion + 1 }, (_, degree) => degree);
const photographed = flexions.map((flexion) => drawFigure(flexion, photograph));

/** The mark of a landmark on the smallest phones: its radius in units. */
const mark = 20;

test('all three points are in the photograph, at every degree', () => {
  const wrong = photographed.flatMap(({ flexion, landmarks }) =>
    Object.entries(landmarks)
      .filter(
        ([, { x, y }]) => x < photographEdge + mark || x > photograph.width - mark || y < mark || y > table - mark,
      )
      .map(([landmark, at]) => ({ flexion, landmark, at })),
  );
  expect(wrong).toEqual([]);
});

test('the drawn limb and its points are in one place, however wide the view', () => {
  const wrong = photographed.flatMap(({ flexion, transform, landmarks }) => {
    const pose = poseAt(flexion, photograph);
    const off = (['hip', 'knee', 'ankle'] as const).filter((landmark) => {
      const { x, y } = placedBy(transform)(pose[landmark]);
      return Math.hypot(x - landmarks[landmark].x, y - landmarks[landmark].y) > 1;
    });
    return off.length > 0 ? { flexion, off } : [];
  });
  expect(wrong).toEqual([]);
  expect(placedBy(photographed[0]?.transform)({ x: 0, y: table }).y).toBeCloseTo(table, 1);
});

test('all points of the limb that are in the photograph have their sections', () => {
  const straight = drawFigure(0, photograph);
  const rightmost = Math.max(
    ...polyline(straight.sections)
      .flat()
      .map((point) => placedBy(straight.transform)(point).x),
  );
  expect(rightmost).toBeGreaterThan(photograph.width - 15);
});
