import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { openBeforeScript } from '../helpers/hydration.ts';
import { arm, main } from '../helpers/parts.ts';

const slider = (page: Page) => main(page).getByRole('slider');
const reading = (page: Page, degrees: number) => main(page).locator('text').getByText(`${degrees}°`, { exact: true });

/** The point on the arm `distance` units from the axis, at `angle` degrees, in CSS pixels of the screen. */
function pointAt(page: Page, angle: number, distance: number): Promise<{ x: number; y: number }> {
  return arm(page).evaluate(
    (element, [angle, distance]) => {
      const radians = (angle * Math.PI) / 180;
      const point = new DOMPoint(-distance * Math.cos(radians), -distance * Math.sin(radians));
      const { x, y } = point.matrixTransform((element as SVGGElement).ownerSVGElement?.getScreenCTM() ?? undefined);
      return { x, y };
    },
    [angle, distance] as const,
  );
}

async function drag(page: Page, from: [angle: number, distance: number], to: [angle: number, distance: number]) {
  const start = await pointAt(page, ...from);
  const end = await pointAt(page, ...to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
}

test('the goniometer is a finished drawing before its script; then pointer and keys turn the arm', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const hydrate = await openBeforeScript(page, routes.about.path);
  await expect(reading(page, 52)).toBeVisible();
  await expect(slider(page)).toBeDisabled();
  await expect(arm(page)).toHaveCSS('cursor', 'auto');
  hydrate();
  await expect(slider(page)).toBeEnabled();
  await expect(arm(page)).toHaveCSS('cursor', 'grab');

  // Grips the arm two degrees off its middle, half way along it.
  await drag(page, [130, 280], [97, 300]);
  await expect(slider(page)).toHaveValue('95');
  await expect(reading(page, 85)).toBeVisible();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect(slider(page)).toHaveValue('95');

  // Below the base line the arm stays at the nearer end of the scale.
  await drag(page, [95, 280], [200, 100]);
  await expect(slider(page)).toHaveValue('170');
  await page.mouse.up();

  await slider(page).press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    '11 graus a partir da extensão, 169 graus entre os braços',
  );
  await expect(reading(page, 11)).toBeVisible();
});

test('the plate is whole on a small phone', async ({ page }) => {
  await page.goto(routes.about.path);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    const plate = main(page).locator('svg:has(circle) path[fill-opacity]').first();
    expect((await boxOf(plate)).x, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});
