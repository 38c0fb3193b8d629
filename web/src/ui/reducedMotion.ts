/** Reports whether the user asks for less motion (WCAG 2.2, 2.3.3). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
