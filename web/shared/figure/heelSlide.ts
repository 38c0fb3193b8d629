import { maxFlexion, poseAt, type View } from './pose.ts';

/** The flexion whose malleolus is nearest to `x`, in whole degrees: the heel slides along the table. */
export function flexionAtHeel(x: number, view: View): number {
  const beyond = (flexion: number) => poseAt(flexion, view).ankle.x - x;
  // Each degree moves the malleolus to the right, so halving the range finds it.
  let low = 0;
  let high = maxFlexion;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (beyond(middle) > 0) high = middle;
    else low = middle;
  }
  return -beyond(low) <= beyond(high) ? low : high;
}
