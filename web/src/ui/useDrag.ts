import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A drag, and what the handle needs for it, an element of a drawing. */
export type Drag = ReturnType<typeof useDrag>;

/**
 * Drags a handle of a drawing by mouse, finger or pen. One pointer drags. `grip` takes hold at a point of the drawing,
 * in its units, and returns what follows the pointer. `onEnd` is called when the pointer lets go, or loses its hold.
 */
export function useDrag(grip: (pressed: DOMPoint) => (moved: DOMPoint) => void, onEnd?: () => void) {
  const [held, setHeld] = useState<{ pointerId: number; follow: (event: PointerEvent) => void }>();
  const handle = useRef<SVGGElement>(null);

  // A finger on the handle must not scroll. Chromium ignores `touch-action` in an SVG; React's listeners are passive.
  useEffect(() => {
    const element = handle.current;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchstart', preventScroll);
  }, []);

  return {
    active: held !== undefined,
    handlers: {
      ref: handle,
      onPointerDown: (event: PointerEvent<SVGElement>) => {
        if (event.button !== 0 || held) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // The drawing stays in its place during a drag: reading it at each move would force a layout.
        const toDrawing = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
        const pointOf = ({ clientX, clientY }: PointerEvent) =>
          new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
        const follow = grip(pointOf(event));
        setHeld({ pointerId: event.pointerId, follow: (moved) => follow(pointOf(moved)) });
      },
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
  };
}
