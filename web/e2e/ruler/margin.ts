import { media } from '../../src/styles/media.ts';
import type { GlyphBox } from './glyphs.ts';

/**
 * How far letters may reach into the page's margin, in CSS pixels, and on a phone in landscape, where the first screen's drawing
 * has no more room. The first letter of a title may reach into it by a part of its size, as its stem is above the text's start.
 */
export const lent = { most: 5, landscape: 30, title: 0.06, isLandscape: media.short.replace('@media ', '') };

/** The page's margin in CSS pixels. `width` is its length in CSS. The functions of this file run in the page. */
export function marginOf(width: string): number {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.width = width;
  const { offsetWidth } = probe;
  probe.remove();
  return offsetWidth;
}

/** Reports whether a word reaches further into the page's margin than it may. */
export function isBeyond({ left, right, of }: GlyphBox, margin: number, may: typeof lent): boolean {
  const { clientWidth } = document.documentElement;
  const size = Number.parseFloat(getComputedStyle(of).fontSize);
  const most = Math.max(matchMedia(may.isLandscape).matches ? may.landscape : may.most, may.title * size);
  return margin - Math.min(left, clientWidth - right) > most;
}
