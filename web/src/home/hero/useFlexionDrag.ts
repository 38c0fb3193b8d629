import type { RefObject } from 'react';
import { photograph } from '../../../shared/figure/figure.ts';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import { poseAt } from '../../../shared/figure/pose.ts';
import { type Drag, useDrag } from '../../ui/useDrag.ts';

/** Slides the heel with the pointer, in whole degrees of flexion, from the flexion that is shown. Its keys are a slider's. */
export function useFlexionDrag(
  shown: number,
  set: number,
  onBend: (flexion: number) => void,
  slider: RefObject<HTMLElement | null>,
): Drag {
  return useDrag(
    (pressed) => {
      const offset = pressed.x - poseAt(shown, photograph).ankle.x;
      return (moved) => onBend(flexionAtHeel(moved.x - offset, photograph));
    },
    { undo: () => onBend(set), slider },
  );
}
