// @vitest-environment node
import { expect, test } from 'vitest';
import { drawFigure, photograph, photographEdge } from './figure.ts';
import { outside, polyline } from './path.fixture.ts';
import { maxFlexion, table } from './pose.ts';

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

test('the points are on the drawn limb, and its heel is on the table, however wide the view', () => {
  const wrong = photographed.flatMap(({ flexion, contour, landmarks }) => {
    const limb = polyline(contour)[0] ?? [];
    const off = Object.entries(landmarks).filter(([, point]) => outside(point, limb) > 0);
    const gap = table - Math.max(...limb.filter(({ x }) => x < landmarks.ankle.x + 60).map(({ y }) => y));
    return off.length > 0 || Math.abs(gap) > 1.5 ? { flexion, off, gap } : [];
  });
  expect(wrong).toEqual([]);
});

test('all points of the limb that are in the photograph have their sections', () => {
  const rightmost = Math.max(...polyline(drawFigure(0, photograph).sections).flatMap((line) => line.map(({ x }) => x)));
  expect(rightmost).toBeGreaterThan(photograph.width - 15);
});
