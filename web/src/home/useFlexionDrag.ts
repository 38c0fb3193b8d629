import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxFlexion } from '../figure/Knee.tsx';

interface FlexionDrag {
  active: boolean;
  /** For the handle, an element of the drawing whose origin is the knee. */
  handlers: {
    ref: RefObject<SVGCircleElement | null>;
    onPointerDown: (event: PointerEvent<SVGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGElement>) => void;
    onLostPointerCapture: (event: PointerEvent<SVGElement>) => void;
  };
}

/** Turns a drag by mouse, finger or pen into the flexion under the pointer, in whole degrees. One pointer drags. */
export function useFlexionDrag(onFlexion: (degrees: number) => void): FlexionDrag {
  const [draggingPointer, setDraggingPointer] = useState<number>();
  const handle = useRef<SVGCircleElement>(null);

  // A finger on the handle must not scroll the page. Chromium ignores `touch-action` inside an SVG, and React's
  // own touch listeners are passive.
  useEffect(() => {
    const element = handle.current;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchstart', preventScroll);
  }, []);

  const follow = (event: PointerEvent<SVGElement>) => {
    const toScreen = event.currentTarget.ownerSVGElement?.getScreenCTM();
    if (!toScreen) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toScreen.inverse());
    // React renders after a pointer's move in a later frame. By then the limb would trail the finger.
    flushSync(() => onFlexion(flexionAt(x, y)));
  };

  return {
    active: draggingPointer !== undefined,
    handlers: {
      ref: handle,
      onPointerDown: (event) => {
        if (event.button !== 0 || draggingPointer !== undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDraggingPointer(event.pointerId);
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

/** The flexion of a shank that points from the knee, the origin, to a point of the drawing; y grows downwards. */
export function flexionAt(x: number, y: number): number {
  const degrees = Math.round((Math.atan2(-x, y) * 180) / Math.PI);
  // Beyond the knee's range, the nearer of its two ends.
  const middle = (maxFlexion - 360) / 2;
  if (degrees < middle) return maxFlexion;
  return Math.min(maxFlexion, Math.max(0, degrees));
}
