// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { degrees, mixPoints, type Point, polar } from '../geometry/geometry.ts';
import { outside } from '../geometry/path.fixture.ts';
import { type Box, boxesOf, distanceBetween } from './boxes.fixture.ts';
import { type Figure, photograph, photographEdge } from './figure.ts';
import { type DrawnFigure, drawEach, flexions } from './figures.fixture.ts';

const photographed = drawEach(photograph);

/** The outer ends of the scale's ticks. */
function scalePoints({ landmarks: { hip, knee }, flexion, radius }: Figure): Point[] {
  const zero = degrees(Math.atan2(knee.y - hip.y, knee.x - hip.x));
  return flexions.slice(0, flexion + 1).map((degree) => polar(knee, radius + 15, zero - degree));
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

describe('at the largest size of the names, which all smaller ones lie within', () => {
  const boxes = photographed.map((figure) => boxesOf(figure));

  /** The texts of every degree that cover one of the points. */
  const covering = (pointsOf: (figure: DrawnFigure) => Point[]) =>
    photographed.flatMap((figure, flexion) => {
      const points = pointsOf(figure);
      const texts = boxes[flexion]?.filter((box) => points.some((point) => within(box, point))) ?? [];
      return texts.map(({ text }) => [flexion, text]);
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
    expect(covering(({ limb }) => limb)).toEqual([]);
    const wrong = photographed.flatMap(({ flexion, limb }) =>
      boxes[flexion]
        ?.filter((box) => cornersOf(box).some((corner) => outside(corner, limb) === 0))
        .map(({ text }) => [flexion, text]),
    );
    expect(wrong).toEqual([]);
  });
});
