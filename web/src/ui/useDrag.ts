import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A drag, and what the handle needs for it, an element of a drawing. */
export interface Drag {
  active: boolean;
  handlers: {
    ref: RefObject<SVGGElement | null>;
    onPointerDown: (event: PointerEvent<SVGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGElement>) => void;
    onLostPointerCapture: (event: PointerEvent<SVGElement>) => void;
  };
}

/**
 * Drags a handle of a drawing by mouse, finger or pen. One pointer drags. `grip` takes hold at a point of the drawing,
 * in its units, and returns what follows the pointer.
 */
export function useDrag(grip: (pressed: DOMPoint) => (moved: DOMPoint) => void): Drag {
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
      onPointerDown: (event) => {
        if (event.button !== 0 || held) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // The drawing stays in its place during a drag: to ask at each move would cost a layout.
        const toDrawing = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
        const pointOf = ({ clientX, clientY }: PointerEvent) =>
          new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
        const follow = grip(pointOf(event));
        setHeld({ pointerId: event.pointerId, follow: (moved) => follow(pointOf(moved)) });
      },
      onPointerMove: (event) => {
        if (event.pointerId === held?.pointerId) held.follow(event);
      },
      onLostPointerCapture: (event) => {
        if (event.pointerId === held?.pointerId) setHeld(undefined);
      },
    },
  };
}
