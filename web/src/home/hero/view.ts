import { narrowView, wholeLeg } from '../../../shared/figure/figure.ts';
import type { View } from '../../../shared/figure/pose.ts';

/** Bends the knee to a flexion in degrees, in a view of the leg. */
export type OnBend = (flexion: number, view: View) => void;

/** The view of the leg in the hero's present layout, which `--view` names for every element in it. */
export function viewAt(element: Element): View {
  return getComputedStyle(element).getPropertyValue('--view') === 'whole' ? wholeLeg : narrowView;
}
