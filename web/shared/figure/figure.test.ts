// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { drawFigure, type Figure, photograph, wholeLeg } from './figure.ts';
import { acos, atan2, degrees, type Point } from './geometry.ts';
import { outside, polyline } from './path.fixture.ts';
import { maxFlexion, poseAt, restingFlexion, table } from './pose.ts';

// Each test looks at every degree, which takes a busy machine longer than vitest's five seconds.
vi.setConfig({ testTimeout: 30_000 });

const flexions = Array.from({ length: maxFlexion + 1 }, (_, degree) => degree);
const figures = flexions.map((flexion) => drawFigure(flexion));
const contours = contoursOf(figures);

function contoursOf(figures: Figure[]): Point[][] {
  return figures.map(({ contour }) => polyline(contour)[0] as Point[]);
}

/** The drawing of every degree, and what is wrong with it. */
function faults(find: (figure: Figure, contour: Point[]) => unknown): unknown[] {
  return figures.flatMap((figure, index) => find(figure, contours[index] as Point[]) ?? []);
}

test('the drawn angle is the shown one, at every degree', () => {
  const wrong = faults(({ flexion, landmarks: { hip, knee, ankle } }) => {
    const angle = (from: Point, to: Point) => degrees(atan2(to.y - from.y, to.x - from.x));
    const drawn = (angle(hip, knee) - angle(knee, ankle) + 360) % 360;
    const off = Math.min(Math.abs(drawn - flexion), Math.abs(drawn - 360 - flexion));
    return off > 1 ? { flexion, drawn } : undefined;
  });
  expect(wrong).toEqual([]);
});

test('the contour is closed, and does not cross the table', () => {
  for (const { contour } of figures) expect(contour).toMatch(/^M[^Mm]*z$/);
  expect(faults((_, contour) => contour.find(({ x, y }) => x < wholeLeg.width && y > table + 1.5))).toEqual([]);
});

// What a screen shows is cut off at the contour; this bounds by how much.
test('no section leaves the contour by more than four millimetres', () => {
  const wrong = figures
    .filter(({ flexion }) => flexion % 10 === 0 || flexion % 92 <= 1)
    .flatMap(({ flexion, sections }) => {
      const contour = contours[flexion] as Point[];
      const points = polyline(sections).flat();
      const drawn = points.filter(({ x }) => x < wholeLeg.width - 10);
      const distance = Math.max(...drawn.map((point) => outside(point, contour)));
      return distance > 4 ? { flexion, distance } : [];
    });
  expect(wrong).toEqual([]);
});

test('the foot stands on the table', () => {
  const wrong = faults(({ flexion, landmarks }, contour) => {
    const foot = contour.filter(({ x }) => x < landmarks.ankle.x + 60);
    const gap = table - Math.max(...foot.map(({ y }) => y));
    return Math.abs(gap) > 1.5 ? { flexion, gap } : undefined;
  });
  expect(wrong).toEqual([]);
});

test('the ankle stays within its range, the toes up until the shank allows a flat foot', () => {
  const wrong = flexions.flatMap((flexion) => {
    const { shank, sole } = poseAt(flexion, wholeLeg);
    const plantarFlexion = degrees(acos(-shank.x * sole.x - shank.y * sole.y)) - 90;
    const lift = degrees(atan2(-sole.y, -sole.x));
    const flat = plantarFlexion + lift <= 38;
    const right = plantarFlexion >= 0 && plantarFlexion <= 40 && lift >= 0 && (!flat || lift < 2);
    return right ? [] : { flexion, plantarFlexion, lift };
  });
  expect(wrong).toEqual([]);
});

test('at rest a photograph shows the leg as a still drawing does', () => {
  expect(drawFigure(restingFlexion, photograph)).toEqual(drawFigure(restingFlexion, wholeLeg));
});

test('each degree moves the ankle to the right, so that a finger can find it', () => {
  const ankles = flexions.map((flexion) => poseAt(flexion, photograph).ankle.x);
  for (const degree of flexions.slice(1)) {
    expect((ankles[degree] ?? 0) - (ankles[degree - 1] ?? 0), `${degree}°`).toBeGreaterThan(0);
  }
});
