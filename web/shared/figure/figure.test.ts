// @vitest-environment node
import { expect, test } from 'vitest';
import { degrees } from '../geometry/geometry.ts';
import { outside, polyline } from '../geometry/path.fixture.ts';
import { drawFigure, photograph, photographEdge, toes, wholeLeg } from './figure.ts';
import { type DrawnFigure, drawEach, flexions } from './figures.fixture.ts';
import { flexionAtHeel } from './heelSlide.ts';
import { maxFlexion, poseAt, restingFlexion, table } from './pose.ts';
import { angleAtAxis } from './threePoints.ts';

const figures = drawEach(wholeLeg);
const photographed = drawEach(photograph);

/** The radius of a landmark's mark on the smallest phones, in units. */
const mark = 20;

test('the drawn angle is the shown one, at every degree', () => {
  const wrong = figures.flatMap(({ flexion, landmarks: { hip, knee, ankle } }) => {
    const drawn = angleAtAxis({ fixed: hip, axis: knee, moving: ankle });
    // The landmarks are in whole units.
    return Math.abs(drawn - flexion) < 0.2 ? [] : { flexion, drawn };
  });
  expect(wrong).toEqual([]);
});

test('the contour is closed, and does not cross the table', () => {
  for (const { contour } of figures) expect(contour).toMatch(/^M[^Mm]*z$/);
  const below = figures.flatMap(({ limb }) => limb.find(({ x, y }) => x < wholeLeg.width && y > table + 1.5) ?? []);
  expect(below).toEqual([]);
});

// What a screen shows is cut off at the contour; this bounds by how much.
test('no section leaves the contour by more than four millimetres', () => {
  const wrong = figures
    .filter(({ flexion }) => flexion % 10 === 0 || flexion % 92 <= 1)
    .flatMap(({ flexion, sections, limb }) => {
      const points = polyline(sections).flat();
      const drawn = points.filter(({ x }) => x < wholeLeg.width - 10);
      const distance = Math.max(...drawn.map((point) => outside(point, limb)));
      return distance > 4 ? { flexion, distance } : [];
    });
  expect(wrong).toEqual([]);
});

test.each([
  ['a still drawing', figures],
  ['a photograph', photographed],
])('in %s the foot is on the table', (_, drawings) => {
  const wrong = drawings.flatMap(({ flexion, landmarks, limb }) => {
    const foot = limb.filter(({ x }) => x < landmarks.ankle.x + 60);
    const gap = table - Math.max(...foot.map(({ y }) => y));
    return Math.abs(gap) > 1.5 ? { flexion, gap } : [];
  });
  expect(wrong).toEqual([]);
});

test('the ankle stays within its range, the toes up until the shank allows a flat foot', () => {
  const wrong = flexions.flatMap((flexion) => {
    const { shank, sole } = poseAt(flexion, wholeLeg);
    const plantarFlexion = degrees(Math.acos(-shank.x * sole.x - shank.y * sole.y)) - 90;
    const lift = degrees(Math.atan2(-sole.y, -sole.x));
    const flat = plantarFlexion + lift <= 41;
    const right = plantarFlexion >= 0 && plantarFlexion <= 45 && lift >= 0 && (!flat || lift < 0.5);
    return right ? [] : { flexion, plantarFlexion, lift };
  });
  expect(wrong).toEqual([]);
});

test('at rest the sole lies on the table, from the heel to the ball', () => {
  const { ankle, sole } = poseAt(restingFlexion, wholeLeg);
  expect(degrees(Math.atan2(-sole.y, -sole.x))).toBeLessThan(0.5);
  const { limb } = figures[restingFlexion] as DrawnFigure;
  const lowest = (from: number, to: number) =>
    Math.max(...limb.filter(({ x }) => x > ankle.x + from && x < ankle.x + to).map(({ y }) => y));
  expect(Math.abs(lowest(-175, -100) - lowest(-20, 60))).toBeLessThan(1);
});

test('at rest a photograph shows the leg as a still drawing does', () => {
  expect(drawFigure(restingFlexion, photograph)).toEqual(drawFigure(restingFlexion, wholeLeg));
});

test('all three points are on the drawn limb and in the photograph, at every degree', () => {
  const wrong = photographed.flatMap(({ flexion, landmarks, limb }) =>
    Object.entries(landmarks)
      .filter(([, point]) => {
        const { x, y } = point;
        const inside = x >= photographEdge + mark && x <= photograph.width - mark && y >= mark && y <= table - mark;
        return !inside || outside(point, limb) > 0;
      })
      .map(([landmark, at]) => ({ flexion, landmark, at })),
  );
  expect(wrong).toEqual([]);
});

test('all points of the limb that are in the photograph have their sections', () => {
  const rightmost = Math.max(...polyline(drawFigure(0, photograph).sections).flatMap((line) => line.map(({ x }) => x)));
  expect(rightmost).toBeGreaterThan(photograph.width - 15);
});

test('each degree has its place under the heel, where a finger finds it, and the range its ends', () => {
  const found = flexions.map((flexion) => flexionAtHeel(poseAt(flexion, photograph).ankle.x, photograph));
  expect(found).toEqual(flexions);
  expect([-300, 1200].map((x) => flexionAtHeel(x, photograph))).toEqual([0, maxFlexion]);
});

test('the toes reach as far to the left as is stated, at rest and at most', () => {
  const reaches = photographed.map(({ limb }) => -Math.min(...limb.map(({ x }) => x)));
  expect(reaches[restingFlexion]).toBeLessThan(toes.atRest);
  expect(Math.ceil(Math.max(...reaches))).toBe(toes.most);
});
