import { type PointerEvent, useCallback, useRef, useState } from 'react';

/** A pointer that is down. */
interface Press {
  pointerId: number;
  /** Goes on with what it drags: to its place, or without an event, after the page has moved. A tap drags nothing. */
  drag?: ((event?: PointerEvent) => void) | undefined;
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
    setDragging(Boolean(next?.drag));
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
