import { routes } from '../../src/routes.ts';

/** The drawings on which a press places a handle: its slider, once it is live, and the surface to press on, by CSS. */
export const handles = [
  { path: routes.home.path, slider: 'g[role=slider]', surface: 'svg:has(> g[role=slider])' },
  { path: routes.about.path, slider: 'main input:enabled', surface: 'svg:has(circle) path[fill-opacity]' },
] as const;

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
