// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Box, boxesOf, distanceBetween } from './boxes.fixture.ts';
import { drawFigure, type Figure, wholeLeg } from './figure.ts';
import { atan2, degrees, type Point, polar } from './geometry.ts';
import { outside, polyline } from './path.fixture.ts';
import { maxFlexion, poseAt, table } from './pose.ts';

const flexions = Array.from({ length: maxFlexion + 1 }, (_, degree) => degree);
const figures = flexions.map((flexion) => drawFigure(flexion));
const contours = figures.map(({ contour }) => polyline(contour)[0] as Point[]);

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

test('each degree moves the ankle to the right, so that a finger can find it', () => {
  const ankles = flexions.map((flexion) => poseAt(flexion, wholeLeg).ankle.x);
  for (const degree of flexions.slice(1)) {
    expect((ankles[degree] ?? 0) - (ankles[degree - 1] ?? 0), `${degree}°`).toBeGreaterThan(0);
  }
});

/** The outer ends of the scale's ticks. */
function scalePoints({ landmarks: { hip, knee }, flexion, radius }: Figure): Point[] {
  const zero = degrees(atan2(knee.y - hip.y, knee.x - hip.x));
  return flexions.slice(0, flexion + 1).map((degree) => polar(knee, radius + 15, zero - degree));
}

function within(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

describe.each([
  { width: 'wide', size: { reading: 118, name: 14.5, long: true } },
  { width: 'of a phone', size: { reading: 116, name: 33, long: false } },
])('on a screen that is $width', ({ size }) => {
  test('no text meets another one or the drawing’s edge', () => {
    const wrong = faults((figure) => {
      const boxes = boxesOf(figure, size);
      return boxes.flatMap((box, index) => [
        ...boxes
          .slice(index + 1)
          .filter((other) => distanceBetween(box, other) < 4)
          .map((other) => [figure.flexion, box.text, other.text]),
        ...(box.right > wholeLeg.width ? [[figure.flexion, box.text, 'edge']] : []),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  test('no text covers the scale', () => {
    const wrong = faults((figure) =>
      boxesOf(figure, size)
        .filter((box) => scalePoints(figure).some((point) => within(box, point)))
        .map(({ text }) => [figure.flexion, text]),
    );
    expect(wrong).toEqual([]);
  });

  test('no text lies on the limb', () => {
    const wrong = faults((figure, contour) =>
      boxesOf(figure, size)
        .filter((box) => contour.some((point) => within(box, point)))
        .map(({ text }) => [figure.flexion, text]),
    );
    expect(wrong).toEqual([]);
  });
});
