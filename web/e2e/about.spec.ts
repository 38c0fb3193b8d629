import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { awaitHydration, holdHydration } from './hydration.ts';
import { main } from './parts.ts';

const slider = (page: Page) => main(page).getByRole('slider');
const arm = (page: Page) => main(page).locator('g[transform^="rotate"]');
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

for (const width of [390, 1280]) {
  test(`at ${width} px the arm turns with the pointer, wherever it is held, and the reading says how far`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.about.path);
    await awaitHydration(page);
    await slider(page).scrollIntoViewIfNeeded();
    await expect(reading(page, 128)).toBeVisible();

    // Two degrees beside its middle, half way along.
    await drag(page, [130, 280], [97, 300]);
    await expect(slider(page)).toHaveValue('95');
    await expect(reading(page, 95)).toBeVisible();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await expect(slider(page)).toHaveValue('95');

    // Below the line it stays on its side.
    await drag(page, [95, 280], [200, 100]);
    await expect(slider(page)).toHaveValue('170');
    await page.mouse.up();
  });
}

test('the arm turns with the keys, and says its angle', async ({ page }) => {
  await page.goto(routes.about.path);
  await awaitHydration(page);
  await slider(page).press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '127 graus');
  await expect(reading(page, 127)).toBeVisible();
  await slider(page).press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '10 graus');
});

test('before its script the goniometer is a finished drawing, and no control', async ({ page }) => {
  const hydrate = await holdHydration(page);
  await page.goto(routes.about.path, { waitUntil: 'commit' });
  await expect(reading(page, 128)).toBeVisible();
  await expect(slider(page)).toBeDisabled();
  const mark = arm(page).locator('path').last();
  await expect(mark).toBeHidden();
  hydrate();
  await expect(slider(page)).toBeEnabled();
  await expect(mark).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`at ${width} px no place of the arm lets it lie over a numeral or over its reading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.about.path);
    await awaitHydration(page);
    await slider(page).press('Home');
    for (let angle = 10; angle <= 170; angle += 3) {
      const touched = await arm(page).evaluate((element) => {
        const outline = element.querySelector('path') as SVGPathElement;
        const toArm = outline.getScreenCTM()?.inverse();
        const drawing = outline.ownerSVGElement;
        return [...(drawing?.querySelectorAll('text') ?? [])]
          .filter((text) => text.checkVisibility({ visibilityProperty: true }))
          .filter((text) => {
            const matrix = text.getScreenCTM();
            const { x, y, width, height } = text.getBBox();
            // The letters fill the middle of their box.
            const corners = [0.05, 0.5, 0.95].flatMap((across) =>
              [0.25, 0.5, 0.75].map((down) => new DOMPoint(x + across * width, y + down * height)),
            );
            return corners.some((corner) =>
              outline.isPointInFill(corner.matrixTransform(matrix ?? undefined).matrixTransform(toArm)),
            );
          })
          .map((text) => text.textContent);
      });
      expect.soft(touched, `at ${angle} degrees`).toEqual([]);
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    }
  });
}
