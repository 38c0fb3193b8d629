import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { middleOf } from './boxes.ts';
import { arm, pointSlider } from './parts.ts';

/**
 * The drawings on which a press places a handle: the handle; its slider, once it is live, and the surface to press on, by
 * CSS.
 */
export const handles = [
  {
    path: routes.home.path,
    handle: pointSlider,
    slider: 'g[role=slider]',
    surface: 'svg:has(> g[role=slider])',
  },
  {
    path: routes.about.path,
    handle: arm,
    slider: 'main input:enabled',
    surface: 'svg:has(circle) path[fill-opacity]',
  },
] as const;

/**
 * Opens a page with a handle, scrolled to it. Returns what is dragged and its slider, what reads the value, the place of the
 * mark to drag, and one beside the handle.
 */
export async function openHandle(page: Page, { path, handle: handleOf, slider, surface }: (typeof handles)[number]) {
  await page.goto(path);
  const value = () => page.evaluate(spokenValue, slider);
  await expect.poll(value, `${path}, hydrated`).toEqual(expect.any(String));
  const { x, y } = await page.evaluate(placeOn, surface);
  const handle: Locator = handleOf(page);
  const mark = await middleOf(handle.locator('circle').last());
  return { handle, slider: page.locator(slider).last(), value, mark, beside: { x: x - 100, y } };
}

/** Runs in the page: scrolls a surface to the middle, and returns a point on it, beside its handle. */
export async function placeOn(surface: string): Promise<{ x: number; y: number }> {
  const drawing = document.querySelector(surface);
  drawing?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = drawing?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + 0.6 * width), y: Math.round(y + 0.3 * height) };
}

/** Runs in the page: the words of a slider's value, if there is such a slider. */
export const spokenValue = (slider: string) => document.querySelector(slider)?.ariaValueText;
