// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { type Box, boxesOf, distanceBetween } from './boxes.fixture.ts';
import { drawFigure, type Figure, photograph, photographEdge, wholeLeg } from './figure.ts';
import { acos, atan2, degrees, mixPoints, type Point, polar } from './geometry.ts';
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

/** The outer ends of the scale's ticks. */
function scalePoints({ landmarks: { hip, knee }, flexion, radius }: Figure): Point[] {
  const zero = degrees(atan2(knee.y - hip.y, knee.x - hip.x));
  return flexions.slice(0, flexion + 1).map((degree) => polar(knee, radius + 15, zero - degree));
}

/** The mark of a landmark on the smallest phones: its radius in units. */
const mark = 20;

const photographed = flexions.map((flexion) => drawFigure(flexion, photograph));

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

/** Applies a figure's transform. */
function placedBy(transform = 'translate(0 0) scale(1)'): (point: Point) => Point {
  const [left = 0, top = 0, scale = 1] = [...transform.matchAll(/[\d.-]+/g)].map(Number);
  return ({ x, y }) => ({ x: left + x * scale, y: top + y * scale });
}

/** The ends of a line that is written in absolute commands. */
function endsOf(path: string): [Point, Point] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

function within(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

function cornersOf({ left, right, top, bottom }: Box): Point[] {
  return [left, right, (left + right) / 2].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
}

describe.each([
  { screen: 'a wide screen', size: { reading: 124, name: 15.2, lines: 1 } },
  { screen: 'a low wide screen', size: { reading: 118, name: 18.3, lines: 1 } },
  { screen: 'a tablet', size: { reading: 118, name: 21, lines: 1 } },
  { screen: 'a phone', size: { reading: 118, name: 33, lines: 2 } },
  { screen: 'the smallest phone', size: { reading: 118, name: 39.5, lines: 2 } },
] as const)('on $screen', ({ size }) => {
  const boxes = photographed.map((figure) => boxesOf(figure, size));

  /** The texts of every degree that cover one of the points. */
  const covering = (pointsOf: (figure: Figure) => Point[]) =>
    photographed.flatMap((figure, flexion) => {
      const points = pointsOf(figure);
      const texts = boxes[flexion]?.filter((box) => points.some((point) => within(box, point))) ?? [];
      return texts.map(({ text }) => [flexion, text]);
    });

  test('each landmark has its whole name, and the angle its reading', () => {
    for (const texts of boxes) {
      const names = texts.map(({ text }) => text).filter((text) => !text.endsWith('°'));
      expect(names).toEqual(['Trocânter maior', 'Epicôndilo lateral', 'Maléolo lateral']);
    }
  });

  test('no text meets another one or leaves the photograph', () => {
    const wrong = boxes.flatMap((texts, flexion) =>
      texts.flatMap((box, index) => [
        ...texts
          .slice(index + 1)
          .filter((other) => distanceBetween(box, other) < 4)
          .map((other) => [flexion, box.text, other.text]),
        ...(box.right > photograph.width || box.left < photographEdge + 4 ? [[flexion, box.text, 'edge']] : []),
      ]),
    );
    expect(wrong).toEqual([]);
  });

  test('no text covers the scale', () => {
    expect(covering(scalePoints)).toEqual([]);
  });

  test('no leader crosses a text', () => {
    const points = (leader: string) => {
      const [from, to] = endsOf(leader);
      return Array.from({ length: 101 }, (_, index) => mixPoints(from, to, index / 100));
    };
    expect(covering(({ labels }) => Object.values(labels).flatMap(({ leader }) => points(leader)))).toEqual([]);
  });

  test('no text lies on the limb', () => {
    const limbs = photographed.map(({ contour, transform }) =>
      (polyline(contour)[0] as Point[]).map(placedBy(transform)),
    );
    expect(covering(({ flexion }) => limbs[flexion] ?? [])).toEqual([]);
    const wrong = boxes.flatMap((texts, flexion) =>
      texts
        .filter((box) => cornersOf(box).some((corner) => outside(corner, limbs[flexion] ?? []) === 0))
        .map(({ text }) => [flexion, text]),
    );
    expect(wrong).toEqual([]);
  });
});
