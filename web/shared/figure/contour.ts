import { knee } from './anatomy.ts';
import type { Camera } from './camera.ts';
import { foot } from './foot.ts';
import type { Point } from './geometry.ts';
import type { Section } from './section.ts';
import { controlsThrough, splineWriter } from './spline.ts';

/** The limb's closed contour as path data: along the front from the hip to the toes, and back along the other side. */
export function contourPath(sections: readonly Section[], toes: readonly Point[], place: Camera): string {
  const points = [...side(sections, 'front'), ...toes, ...side(sections, 'back').reverse()];
  return `${splineWriter(2)(controlsThrough(points, 3, 4).map(place))}z`;
}

/** Every third section suffices, but the contour bends more at the knee and at the back of the foot, which need more. */
function side(sections: readonly Section[], end: 'front' | 'back'): Point[] {
  return sections
    .filter(
      ({ cut: { part, at } }, index) =>
        index % 3 === 0 || (part === knee.part && index % 2 === 0) || (end === 'back' && part === foot && at < 12),
    )
    .map((section) => section[end]);
}
