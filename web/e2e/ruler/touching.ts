import type { Page } from '@playwright/test';
import { isSeen, lettersOf, wholes } from './letters.ts';
import { bordersOf, distanceFrom, gap, strokesOf } from './lines.ts';
import { limbOf, picturesOf } from './surfaces.ts';

/** The least distance between a text and anything else, in CSS pixels. */
const air = 4;

/**
 * Says which words in some parts of the page touch other words, a line, the screen's edge or what a picture shows. Two
 * exceptions: letters of a drawing may stand on its surfaces, and turned letters, as on a dial, are compared with lines only.
 * Runs in the page.
 */
function touchingIn(parts: Element[], air: number, wholes: string): string[] {
  const inks = lettersOf(parts, wholes);
  const obstacles = [...strokesOf(parts, wholes), ...bordersOf(parts), ...picturesOf(parts), ...limbOf(parts)];
  const screen = document.documentElement.clientWidth;
  const found = new Set<string>();
  /** Whether one belongs to the other, as a link and its sentence do. */
  const together = (one: Element, other: Element | null) => other && (one.contains(other) || other.contains(one));
  for (const [index, ink] of inks.entries()) {
    const say = (other: string, distance: number) => distance < air && found.add(`'${ink.words}' and ${other}`);
    for (const { name, box, of, distance } of obstacles)
      if (!together(ink.of, of) && gap(ink.around, box) < air) say(name, distance(ink, air));
    if (ink.upright) continue;
    say("the screen's edge", Math.min(ink.left, screen - ink.right));
    for (const other of inks.slice(index + 1))
      if (!other.upright && !together(ink.of, other.of)) say(`'${other.words}'`, gap(ink, other));
  }
  return [...found];
}

/** Gives the page's window the function `touching`, which takes the selectors of the parts to look at. */
export async function giveRuler(page: Page): Promise<void> {
  const functions = [isSeen, lettersOf, gap, distanceFrom, strokesOf, bordersOf, picturesOf, limbOf, touchingIn];
  const touching = `(parts) => touchingIn(parts.map((part) => document.querySelector(part)), ${air}, '${wholes}')`;
  await page.addInitScript({ content: `{ ${functions.join('\n')}\nwindow.touching = ${touching}; }` });
}
