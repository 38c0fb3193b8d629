import type { PointerEvent } from 'react';

/** Gets points of a drawing, in its units. */
export type Follow = (at: DOMPoint) => void;

/**
 * Takes hold of a drawing at a press: `grip` gets its point, and returns what follows the pointer. Returns what goes on with
 * it: to the place of an event, or without one, after the drawing has moved below the pointer.
 */
export function followIn(
  drawing: SVGSVGElement | null | undefined,
  press: PointerEvent,
  grip: (pressed: DOMPoint) => Follow,
): (event?: PointerEvent) => void {
  // Reading it at each move would force a layout.
  const readPlace = () => drawing?.getScreenCTM()?.inverse();
  let last = press;
  let place = readPlace();
  const point = () => new DOMPoint(last.clientX, last.clientY).matrixTransform(place);
  const follow = grip(point());
  const goOn = (event?: PointerEvent) => {
    if (event) last = event;
    else place = readPlace();
    follow(point());
  };
  goOn(press);
  return goOn;
}
