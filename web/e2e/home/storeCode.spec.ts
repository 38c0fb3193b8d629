import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { storeUrlFrom } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { main, storeCode } from '../helpers/parts.ts';
import { drawOnCanvas } from '../helpers/pictures.ts';

test("a camera reads the store's address from every desk's screen, light and dark", async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [960, 700],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await storeCode(page).scrollIntoViewIfNeeded();
    await expect(storeCode(page)).not.toHaveJSProperty('naturalWidth', 0);
    const { width: across, height: down } = await boxOf(storeCode(page));
    const where = `${width} x ${height} px`;
    expect.soft(Math.min(across, down), where).toBeGreaterThanOrEqual(120);
    await expect.soft(main(page).getByText('Aponte a câmera do celular para instalar'), where).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Dark on light, with its quiet zone: not every camera reads light on dark.
      expect.soft(await read(storeCode(page)), `${where}, ${colorScheme}`).toBe(storeUrlFrom('qr'));
    }
  }
});

test.describe('where there is no camera to point', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('a touch screen has the button alone, however wide', async ({ page }) => {
    await page.goto('/');
    await main(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(storeCode(page)).toBeHidden();
  });
});

/** What a camera reads from an element on the screen, or undefined. */
async function read(element: Locator): Promise<string | undefined> {
  const picture = await drawOnCanvas(element.page(), await element.screenshot());
  const { data, width, height } = await picture.evaluate((picture) => {
    const { width, height } = picture.canvas;
    const pixels = [...picture.getImageData(0, 0, width, height).data];
    // As one string: Playwright takes each number of a list apart.
    return { data: pixels.map((value) => String.fromCharCode(value)).join(''), width, height };
  });
  return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'latin1')), width, height, { inversionAttempts: 'dontInvert' })
    ?.data;
}
