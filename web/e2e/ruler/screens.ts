import type { Page } from '@playwright/test';

/** A screen without the browser's bars, in CSS pixels. `ratio`: how many device pixels a CSS pixel has, 1 if not given. */
export interface Screen {
  width: number;
  height: number;
  ratio?: number;
}

/** Twenty screens that visitors have. */
export const screens: Readonly<Record<string, readonly Screen[]>> = {
  phones: [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 375, height: 553 },
    { width: 390, height: 664 },
    { width: 412, height: 785 },
    { width: 740, height: 360 },
  ],
  tablets: [
    { width: 600, height: 850, ratio: 1.5 },
    { width: 768, height: 954 },
    { width: 820, height: 1106 },
    { width: 1024, height: 698 },
    { width: 1180, height: 735 },
  ],
  laptops: [
    { width: 1280, height: 593, ratio: 1.5 },
    { width: 1280, height: 720 },
    { width: 1366, height: 641 },
    { width: 1440, height: 789 },
    { width: 1536, height: 730, ratio: 1.25 },
    { width: 1600, height: 770, ratio: 1.25 },
  ],
  desks: [
    { width: 1920, height: 963 },
    { width: 2560, height: 1305 },
    { width: 3440, height: 1300 },
  ],
};

/** Shows the top of a page on each of some screens, one after the other. */
export async function onEach(
  page: Page,
  screens: readonly Screen[],
  look: (where: string) => Promise<void>,
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const { width, height, ratio = 1 } of screens) {
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: ratio,
      mobile: false,
    });
    await page.waitForFunction(([width, ratio]) => innerWidth === width && devicePixelRatio === ratio, [width, ratio]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await look(`on a screen of ${width} x ${height} px at a ratio of ${ratio}`);
  }
}
