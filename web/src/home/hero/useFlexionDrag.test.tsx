import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { photograph } from '../../../shared/figure/figure.ts';
import { poseAt, restingFlexion } from '../../../shared/figure/pose.ts';
import { useFlexionDrag } from './useFlexionDrag.ts';

const heelAt = (flexion: number) => poseAt(flexion, photograph).ankle.x;

/** A point of a drawing whose units are pixels and whose origin is the page's. */
class Point {
  readonly x: number;
  readonly y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  matrixTransform = () => this;
}

function Drawing() {
  const [flexion, setFlexion] = useState(restingFlexion);
  const { active, handlers } = useFlexionDrag(flexion, flexion, setFlexion, useRef(null));
  return (
    <svg aria-hidden="true">
      <g data-testid="handle" data-active={active} data-flexion={flexion} {...handlers} />
    </svg>
  );
}

let handle: Element;

beforeEach(() => {
  // What jsdom lacks: an SVG's coordinates and the capture of pointers.
  vi.stubGlobal('DOMPoint', Point);
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => ({}) }), setPointerCapture: () => {} });
  render(<Drawing />);
  handle = screen.getByTestId('handle');
});

/** Presses the ankle `offset` units from its centre. */
const down = (pointerId: number, offset = 0, button = 0) =>
  fireEvent.pointerDown(handle, { pointerId, button, clientX: heelAt(restingFlexion) + offset, clientY: 0 });
const move = (pointerId: number, clientX: number) => fireEvent.pointerMove(handle, { pointerId, clientX, clientY: 0 });
const release = (pointerId: number) => fireEvent.lostPointerCapture(handle, { pointerId });
const expectFlexion = (flexion: number) => expect(handle).toHaveAttribute('data-flexion', String(flexion));

test('follows a pointer from its press to its release, and keeps the place where it was gripped, off its centre', () => {
  move(1, heelAt(30));
  expectFlexion(restingFlexion);
  down(1, 20);
  expectFlexion(restingFlexion);
  expect(handle).toHaveAttribute('data-active', 'true');
  move(1, heelAt(restingFlexion) + 20);
  expectFlexion(restingFlexion);
  move(1, heelAt(50) + 20);
  expectFlexion(50);
  release(1);
  expect(handle).toHaveAttribute('data-active', 'false');
  move(1, heelAt(90));
  expectFlexion(50);
});

test('ignores a second finger, and the first one goes on', () => {
  down(1);
  move(1, heelAt(20));
  down(2);
  move(2, heelAt(90));
  release(2);
  expectFlexion(20);
  expect(handle).toHaveAttribute('data-active', 'true');
  move(1, heelAt(50));
  expectFlexion(50);
});

test('is undone when its pointer is cancelled', () => {
  down(1);
  move(1, heelAt(20));
  fireEvent.pointerCancel(handle, { pointerId: 1 });
  release(1);
  expectFlexion(restingFlexion);
  expect(handle).toHaveAttribute('data-active', 'false');
});

test('ignores a button other than the first', () => {
  down(1, 0, 2);
  move(1, heelAt(30));
  expectFlexion(restingFlexion);
});

test('keeps a touch from scrolling the page', () => {
  const cancelled = !fireEvent.touchStart(handle);
  expect(cancelled).toBe(true);
});
