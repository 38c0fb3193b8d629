import type { DragEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A drag, and what the handle needs for it, an element of a drawing. */
export type Drag = ReturnType<typeof useDrag>;

/** Gets points of a drawing, in its units. */
type Follow = (at: DOMPoint) => void;

/** A pointer that is down. */
interface Press {
  pointerId: number;
  /** What the pointer drags. A tap drags nothing. */
  held?: ReturnType<typeof hold> | undefined;
  /** Restores what was set before. */
  undo: () => void;
}

/**
 * The pointer that presses an element: one at a time, the one that began. `ends` are the element's handlers for how that ends.
 * The press is undone where the browser cancels it, because the pointer scrolls the page after all. Else `onEnd` is called.
 */
export function usePress(onEnd: (press: Press, event: PointerEvent) => void = () => {}) {
  // Not in the state: two events may come before it is rendered.
  const press = useRef<Press>(null);
  const [dragging, setDragging] = useState(false);
  const setPress = useCallback((next: Press | null) => {
    press.current = next;
    setDragging(Boolean(next?.held));
  }, []);
  const end = (event: PointerEvent) => {
    const ended = press.current;
    if (event.pointerId !== ended?.pointerId) return;
    setPress(null);
    if (event.type === 'pointercancel') ended.undo();
    else onEnd(ended, event);
  };
  return { press, setPress, dragging, ends: { onPointerUp: end, onPointerCancel: end, onLostPointerCapture: end } };
}

/** Takes hold of a drawing at a press. `grip` gets its point, and returns what follows the pointer. */
function hold(drawing: SVGSVGElement | null | undefined, press: PointerEvent, grip: (pressed: DOMPoint) => Follow) {
  // Reading it at each move would force a layout.
  const readPlace = () => drawing?.getScreenCTM()?.inverse();
  let place = readPlace();
  let last = press;
  const pointOf = ({ clientX, clientY }: PointerEvent) => new DOMPoint(clientX, clientY).matrixTransform(place);
  const follow = grip(pointOf(press));
  const pointerMoved = (event: PointerEvent) => {
    last = event;
    follow(pointOf(event));
  };
  const drawingMoved = () => {
    place = readPlace();
    pointerMoved(last);
  };
  pointerMoved(press);
  return { pointerMoved, drawingMoved };
}

type Options = { undo: () => void; onEnd?: () => void; place?: Follow; slider?: RefObject<HTMLElement | null> };

/**
 * Drags a handle of a drawing by one pointer at a time. `grip` takes hold at a point of the drawing, in its units, and
 * returns what follows the pointer. `place` brings the handle to a point that is pressed beside it; a finger may scroll
 * there, so it places by a tap (WCAG 2.2, 2.5.7). `onEnd` is called when the pointer lets go or loses its hold, and the
 * press's `undo` when it is cancelled. The focus, and so the arrow keys, go to `slider`, or else to the handle.
 */
export function useDrag(grip: (pressed: DOMPoint) => Follow, { undo, onEnd, place = () => {}, slider }: Options) {
  const handle = useRef<SVGGElement>(null);

  const take = (event: PointerEvent, follow: typeof grip) => hold(handle.current?.ownerSVGElement, event, follow);

  const { press, setPress, dragging, ends } = usePress((press, event) => {
    if (event.type === 'pointerup' && !press.held) take(event, () => place);
    onEnd?.();
    // At the end: browsers show no ring then, because the press has moved the focus, too. A touch moves none.
    const { current } = slider ?? handle;
    current?.focus({ preventScroll: true, ...(event.pointerType === 'touch' && { focusVisible: false }) });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // A finger on the handle must not scroll, unless the page scrolls already. Chromium ignores `touch-action` in an SVG;
    // React's listeners are passive.
    const preventScroll = (event: TouchEvent) => (event.cancelable ? event.preventDefault() : setPress(null));
    handle.current?.addEventListener('touchstart', preventScroll, { passive: false, signal });
    // The drawing moves with the page. A finger that has stopped a scroll does not tap.
    const onShift = () => (press.current?.held ? press.current.held.drawingMoved() : setPress(null));
    for (const shift of ['scroll', 'scrollend', 'resize']) addEventListener(shift, onShift, { signal });
    return () => listening.abort();
  }, [press, setPress]);

  const begin = (event: PointerEvent, beside = false) => {
    const { pointerId, pointerType, isPrimary } = event;
    const taps = beside && pointerType === 'touch';
    const other = press.current?.pointerId !== pointerId && press.current;
    if (other && !other.held) setPress(null); // Two fingers do not tap.
    if (other || (taps && !isPrimary) || event.button !== 0) return;
    handle.current?.setPointerCapture(pointerId);
    setPress({ pointerId, held: taps ? undefined : take(event, beside ? () => place : grip), undo });
  };

  const shared = {
    ...ends,
    // A press inside a text selection would start to drag the text, and cancel the pointer.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    // The focus stays where a press has brought it.
    onMouseDown: (event: MouseEvent) => document.activeElement === (slider ?? handle).current && event.preventDefault(),
  };

  return {
    active: dragging,
    handlers: {
      ...shared,
      ref: handle,
      onPointerDown: (event: PointerEvent) => begin(event),
      onPointerMove: (event: PointerEvent) =>
        event.pointerId === press.current?.pointerId && press.current.held?.pointerMoved(event),
    },
    /** What the drawing needs, in which the handle is. A press may end before the handle has captured its pointer. */
    surface: {
      ...shared,
      onPointerDown: (event: PointerEvent) => handle.current?.contains(event.target as Node) || begin(event, true),
    },
  };
}
