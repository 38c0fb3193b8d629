// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { type Box, boxesOf, distanceBetween } from './boxes.fixture.ts';
import { drawFigure, type Figure, narrowView, wholeLeg } from './figure.ts';
import { atan2, degrees, type Point, polar } from './geometry.ts';
import { outside, polyline } from './path.fixture.ts';
import { maxFlexion, poseAt, table } from './pose.ts';

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
  { screen: 'a wide screen', view: wholeLeg, size: { reading: 118, name: 14.5, long: true } },
  { screen: 'a phone', view: narrowView, size: { reading: 118, name: 33, long: false } },
  { screen: 'the smallest phone', view: narrowView, size: { reading: 118, name: 39.5, long: false } },
])('on $screen', ({ view, size }) => {
  const drawings = flexions.map((flexion) => drawFigure(flexion, view));
  const boxes = drawings.map((figure) => boxesOf(figure, size));

  /** The texts of every degree that cover one of the points. */
  const covering = (pointsOf: (figure: Figure, flexion: number) => Point[]) =>
    drawings.flatMap((figure, flexion) => {
      const points = pointsOf(figure, flexion);
      const texts = boxes[flexion]?.filter((box) => points.some((point) => within(box, point))) ?? [];
      return texts.map(({ text }) => [flexion, text]);
    });

  test('no text meets another one or the drawing’s edge', () => {
    const wrong = boxes.flatMap((texts, flexion) =>
      texts.flatMap((box, index) => [
        ...texts
          .slice(index + 1)
          .filter((other) => distanceBetween(box, other) < 4)
          .map((other) => [flexion, box.text, other.text]),
        ...(box.right > view.width ? [[flexion, box.text, 'edge']] : []),
      ]),
    );
    expect(wrong).toEqual([]);
  });

  test('no text covers the scale', () => {
    expect(covering(scalePoints)).toEqual([]);
  });

  test('no text lies on the limb', () => {
    const contours = contoursOf(drawings);
    expect(covering((_, flexion) => contours[flexion] ?? [])).toEqual([]);
  });
});
