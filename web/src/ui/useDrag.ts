import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A drag, and what the handle needs for it, an element of a drawing. */
export type Drag = ReturnType<typeof useDrag>;

/**
 * Drags a handle of a drawing by mouse, finger or pen. One pointer drags. `grip` takes hold at a point of the drawing,
 * in its units, and returns what follows the pointer. `onEnd` is called when the pointer lets go, or loses its hold.
 * `place` brings the handle to a point of the drawing that is pressed beside it, from where a drag goes on; a finger may
 * scroll there, so it places by a tap (WCAG 2.2, 2.5.7).
 */
export function useDrag(
  grip: (pressed: DOMPoint) => (moved: DOMPoint) => void,
  { onEnd, place = () => {} }: { onEnd?: () => void; place?: (pressed: DOMPoint) => void } = {},
) {
  const [held, setHeld] = useState<{ pointerId: number; follow: (event: PointerEvent) => void }>();
  const handle = useRef<SVGGElement>(null);

  // A finger on the handle must not scroll. Chromium ignores `touch-action` in an SVG; React's listeners are passive.
  useEffect(() => {
    const element = handle.current;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchstart', preventScroll);
  }, []);

  /** The drawing stays in its place during a drag: reading it at each move would force a layout. */
  const pointsOf = () => {
    const toDrawing = handle.current?.ownerSVGElement?.getScreenCTM()?.inverse();
    return ({ clientX, clientY }: PointerEvent) => new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
  };

  const hold = (event: PointerEvent, follow = grip) => {
    // The same pointer may press again before its release is rendered.
    if (event.button !== 0 || (held && event.pointerId !== held.pointerId)) return;
    handle.current?.setPointerCapture(event.pointerId);
    const pointOf = pointsOf();
    const moved = follow(pointOf(event));
    setHeld({ pointerId: event.pointerId, follow: (event) => moved(pointOf(event)) });
  };

  const isHandle = ({ target }: PointerEvent) => handle.current?.contains(target as Node);

  return {
    active: held !== undefined,
    handlers: {
      ref: handle,
      onPointerDown: (event: PointerEvent) => hold(event),
      // A press inside a text selection would start to drag the text, and cancel the pointer.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerId === held?.pointerId) held.follow(event);
      },
      onLostPointerCapture: (event: PointerEvent) => {
        if (event.pointerId !== held?.pointerId) return;
        setHeld(undefined);
        onEnd?.();
      },
    },
    /** What the drawing needs, in which the handle is. A finger that scrolls is not lifted, but cancelled. */
    surface: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || isHandle(event)) return;
        hold(event, (pressed) => {
          place(pressed);
          return place;
        });
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' || isHandle(event)) return;
        place(pointsOf()(event));
        onEnd?.();
      },
    },
  };
}
