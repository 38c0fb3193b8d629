import { media } from '../../src/styles/media.ts';
import type { GlyphBox } from './glyphs.ts';

/**
 * How far letters may reach into the page's margin, in CSS pixels. On a phone in landscape it is more, because the first
 * screen's drawing has no other room. A title's first letter may reach into it by a part of its size (em), so that its stem is
 * above the start of the text below.
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
