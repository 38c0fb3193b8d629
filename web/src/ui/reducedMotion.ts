/** Reports whether the visitor asks for reduced motion (Media Queries Level 5). For what CSS does not move. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
