import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flexionAt, useFlexionDrag } from './useFlexionDrag.ts';

test.each([
  ['straight down', 0, 186, 0],
  ['straight back', -186, 0, 90],
  ['back and up, at the end of the range', -186, 221.7 * -1, 140],
  ['a little in front of the straight leg', 30, 186, 0],
  ['straight up, nearer the full flexion', 0, -186, 140],
  ['up and forward, nearer the full flexion', 60, -186, 140],
  ['forward, nearer the straight leg', 186, 0, 0],
])('%s is %s,%s: %s degrees', (_where, x, y, want) => {
  expect(flexionAt(x, y)).toBe(want);
});

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

/** Stands in for what jsdom lacks: an SVG's coordinates and the capture of pointers. */
function stubGeometry(): void {
  vi.stubGlobal('DOMPoint', Point);
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => {} }), setPointerCapture: () => {} });
}

describe('the handle', () => {
  let handle: Element;
  const onFlexion = vi.fn();

  function Drawing() {
    const { active, handlers } = useFlexionDrag(onFlexion);
    return (
      <svg aria-hidden="true">
        <circle data-testid="handle" data-active={active} {...handlers} />
      </svg>
    );
  }

  beforeEach(() => {
    stubGeometry();
    onFlexion.mockClear();
    render(<Drawing />);
    handle = screen.getByTestId('handle');
  });

  const down = (pointerId: number, button = 0) =>
    fireEvent.pointerDown(handle, { pointerId, button, clientX: -186, clientY: 0 });
  const move = (pointerId: number, clientX: number, clientY: number) =>
    fireEvent.pointerMove(handle, { pointerId, clientX, clientY });
  const release = (pointerId: number) => fireEvent.lostPointerCapture(handle, { pointerId });

  test('follows a pointer from its press to its release', () => {
    move(1, 0, 186);
    expect(onFlexion).not.toHaveBeenCalled();
    down(1);
    expect(onFlexion).toHaveBeenLastCalledWith(90);
    expect(handle).toHaveAttribute('data-active', 'true');
    move(1, 0, 186);
    expect(onFlexion).toHaveBeenLastCalledWith(0);
    release(1);
    expect(handle).toHaveAttribute('data-active', 'false');
    move(1, -186, 0);
    expect(onFlexion).toHaveBeenCalledTimes(2);
  });

  test('ignores a second finger, and the first one goes on', () => {
    down(1);
    move(1, 0, 186);
    down(2);
    move(2, -186, 0);
    release(2);
    expect(onFlexion).toHaveBeenLastCalledWith(0);
    expect(handle).toHaveAttribute('data-active', 'true');
    move(1, -186, 0);
    expect(onFlexion).toHaveBeenLastCalledWith(90);
  });

  test('ignores a button other than the first', () => {
    down(1, 2);
    expect(onFlexion).not.toHaveBeenCalled();
  });

  test('keeps a touch from scrolling the page', () => {
    const cancelled = !fireEvent.touchStart(handle);
    expect(cancelled).toBe(true);
  });
});
