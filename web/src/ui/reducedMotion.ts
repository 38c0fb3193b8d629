import { attempt } from './attempt.ts';

/** Reports whether the visitor asks for reduced motion (Media Queries Level 5). For motion outside CSS. */
export function reducedMotion(): boolean {
  return attempt(() => matchMedia('(prefers-reduced-motion: reduce)').matches) ?? false;
}
