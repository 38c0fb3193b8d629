import { expect } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { handles, placeOn, spokenValue } from '../helpers/handles.ts';
import type { Step } from './tab.ts';

/** The steps about what is dragged on a drawing. */
export const handleSteps: Record<string, Step> = {
  async 'the handles to drag: each is taken 21 px from its middle'(tab, origin) {
    const taken: string[] = [];
    for (const [path, count] of [
      [routes.home.path, 2],
      [routes.about.path, 1],
    ] as const) {
      await tab.open(origin + path);
      const all = Array.from({ length: count }, () => true);
      await expect.poll(() => tab.evaluate(handlesTaken, 21), path).toEqual(all);
      taken.push(`${count} on ${path}`);
    }
    return taken.join(', ');
  },

  async 'a press beside a handle brings it there, and a drag goes on, on a phone and on a wide screen'(tab, origin) {
    const widths: number[] = [];
    for (const width of [390, 1440]) {
      await tab.resize(width, 900);
      for (const { path, slider, surface } of handles) {
        await tab.open(origin + path);
        const value = () => tab.evaluate(spokenValue, slider);
        await expect.poll(value, `${path}, hydrated`).toEqual(expect.any(String));
        const first = await value();
        const place = await tab.evaluate(placeOn, surface);
        await tab.drag(place, place);
        await expect.poll(value, `${path}, pressed`).not.toBe(first);
        const pressed = await value();
        await tab.drag(place, { x: place.x - 20, y: place.y + 10 });
        await expect.poll(value, `${path}, dragged`).not.toBe(pressed);
      }
      widths.push(await tab.evaluate(() => innerWidth));
    }
    await tab.resize(1280, 900);
    return `${widths.join(' and ')} px`;
  },
};

/** Reports for each handle on the page whether it is what the browser finds `distance` px from its middle, on four sides. */
function handlesTaken(distance: number): boolean[] {
  const paths = [...document.querySelectorAll('path')];
  const touchTargets = paths.filter((path) => getComputedStyle(path).stroke === 'rgba(0, 0, 0, 0)');
  return touchTargets.map((target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = target.getPointAtLength(0).matrixTransform(target.getScreenCTM() ?? undefined);
    const around = [
      [x - distance, y],
      [x + distance, y],
      [x, y - distance],
      [x, y + distance],
    ] as const;
    return around.every((place) => target.parentElement?.contains(document.elementFromPoint(...place)));
  });
}
