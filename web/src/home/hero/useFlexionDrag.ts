import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { photograph } from '../../../shared/figure/figure.ts';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import { poseAt } from '../../../shared/figure/pose.ts';

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

/** The pointer that drags, and how it moves the heel. */
interface Grip {
  pointerId: number;
  follow: (event: PointerEvent<SVGElement>) => void;
}

/** Slides the heel with the pointer, by mouse, finger or pen, in whole degrees of flexion. One pointer drags. */
export function useFlexionDrag(flexion: number, onBend: (flexion: number) => void): FlexionDrag {
  const [grip, setGrip] = useState<Grip>();
  const handle = useRef<SVGGElement>(null);

  // A finger on the handle must not scroll the page. Chromium ignores `touch-action` inside an SVG, and React's
  // own touch listeners are passive.
  useEffect(() => {
    const element = handle.current;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchstart', preventScroll);
  }, []);

  return {
    active: grip !== undefined,
    handlers: {
      ref: handle,
      onPointerDown: (event) => {
        if (event.button !== 0 || grip) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // From here the drag goes on, also where the leg was on its way.
        onBend(flexion);
        setGrip({ pointerId: event.pointerId, follow: gripHeel(event, flexion, onBend) });
      },
      onPointerMove: (event) => {
        if (event.pointerId === grip?.pointerId) grip.follow(event);
      },
      onLostPointerCapture: (event) => {
        if (event.pointerId === grip?.pointerId) setGrip(undefined);
      },
    },
  };
}

/** Takes hold of the heel where the pointer is, so that nothing moves before the pointer does. */
function gripHeel(
  pressed: PointerEvent<SVGElement>,
  flexion: number,
  onBend: (flexion: number) => void,
): Grip['follow'] {
  // From the screen to the drawing, which stays in its place during a drag: to ask at each move would cost a layout.
  const toDrawing = pressed.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  const xOf = ({ clientX, clientY }: PointerEvent) => new DOMPoint(clientX, clientY).matrixTransform(toDrawing).x;
  const offset = xOf(pressed) - poseAt(flexion, photograph).ankle.x;
  return (event) => onBend(flexionAtHeel(xOf(event) - offset, photograph));
}
