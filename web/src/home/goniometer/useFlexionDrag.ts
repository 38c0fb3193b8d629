import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import type { View } from '../../../shared/figure/pose.ts';
import { setFlexion } from '../flexion.ts';

/** A drag, and what the handle needs for it, an element of the drawing. */
export interface FlexionDrag {
  active: boolean;
  handlers: {
    ref: RefObject<SVGGElement | null>;
    onPointerDown: (event: PointerEvent<SVGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGElement>) => void;
    onLostPointerCapture: (event: PointerEvent<SVGElement>) => void;
  };
}

/** Slides the heel under the pointer, by mouse, finger or pen, in whole degrees of flexion. One pointer drags. */
export function useFlexionDrag(view: View): FlexionDrag {
  const [draggingPointer, setDraggingPointer] = useState<number>();
  const handle = useRef<SVGGElement>(null);
  // From the screen to the drawing, which stays in its place during a drag: to ask at each move would cost a layout.
  const toDrawing = useRef<DOMMatrix>(undefined);

  // A finger on the handle must not scroll the page. Chromium ignores `touch-action` inside an SVG, and React's
  // own touch listeners are passive.
  useEffect(() => {
    const element = handle.current;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchstart', preventScroll);
  }, []);

  const follow = (event: PointerEvent<SVGElement>) => {
    if (!toDrawing.current) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing.current);
    setFlexion(flexionAtHeel(x, view));
  };

  return {
    active: draggingPointer !== undefined,
    handlers: {
      ref: handle,
      onPointerDown: (event) => {
        if (event.button !== 0 || draggingPointer !== undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDraggingPointer(event.pointerId);
        toDrawing.current = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
        follow(event);
      },
      onPointerMove: (event) => {
        if (event.pointerId === draggingPointer) follow(event);
      },
      onLostPointerCapture: (event) => {
        if (event.pointerId === draggingPointer) setDraggingPointer(undefined);
      },
    },
  };
}
