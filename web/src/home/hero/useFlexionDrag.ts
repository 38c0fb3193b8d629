import { photograph } from '../../../shared/figure/figure.ts';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import { poseAt } from '../../../shared/figure/pose.ts';
import { type Drag, useDrag } from '../../ui/useDrag.ts';

/** Slides the heel with the pointer, in whole degrees of flexion. Nothing moves before the pointer does. */
export function useFlexionDrag(flexion: number, onBend: (flexion: number) => void): Drag {
  return useDrag((pressed) => {
    onBend(flexion); // It ends an invitation, so that the drag goes on from what is shown.
    const offset = pressed.x - poseAt(flexion, photograph).ankle.x;
    return (moved) => onBend(flexionAtHeel(moved.x - offset, photograph));
  });
}
