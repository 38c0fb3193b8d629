import type { Locator, Page } from '@playwright/test';
import { photograph } from '../../shared/figure/figure.ts';
import { poseAt } from '../../shared/figure/pose.ts';
import { main } from './parts.ts';

/** The first screen's drawing. */
export const leg = (page: Page): Locator =>
  main(page).getByRole('img', { name: /^Membro inferior esquerdo em vista lateral/ });

/** The letters over it that are shown: the landmarks' names, '0°' but on phones, and last the reading. */
export const legLetters = (page: Page): Locator => leg(page).locator('..').locator('text').filter({ visible: true });

/** The handle on the ankle, which bends the leg. */
export const ankle = (page: Page): Locator => leg(page).locator('g[transform]:has(circle)');

/** The heel's places on the screen, in CSS pixels: its height, and where it is at a flexion. */
export async function heel(page: Page): Promise<{ y: number; x: (flexion: number) => number }> {
  const { y, left, scale } = await ankle(page).evaluate((handle: SVGGElement) => {
    const matrix = handle.ownerSVGElement?.getScreenCTM();
    if (!matrix) throw new Error('the drawing is not shown');
    const { top, height } = handle.getBoundingClientRect();
    return { y: top + height / 2, left: matrix.e, scale: matrix.a };
  });
  return { y, x: (flexion) => left + scale * poseAt(flexion, photograph).ankle.x };
}

/** Waits for the end of the entry, which hides the reading, and parts of the leg from a pointer. It takes no test's clock. */
export async function entryOver(page: Page): Promise<void> {
  await leg(page).evaluate((leg) => {
    const entry = leg.parentElement?.getAnimations({ subtree: true }) ?? [];
    return Promise.all(entry.map(({ finished }) => finished));
  });
}
