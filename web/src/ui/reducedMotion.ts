/** Whether the visitor has asked for less movement (WCAG 2.2, 2.3.3). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
