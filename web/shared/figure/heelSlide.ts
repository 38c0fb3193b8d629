import { maxFlexion, poseAt, type View } from './pose.ts';

/** The flexion whose malleolus stands nearest to `x`, in whole degrees: the heel slides along the table. */
export function flexionAtHeel(x: number, view: View): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let flexion = 0; flexion <= maxFlexion; flexion++) {
    const distance = Math.abs(poseAt(flexion, view).ankle.x - x);
    if (distance < least) [nearest, least] = [flexion, distance];
  }
  return nearest;
}
