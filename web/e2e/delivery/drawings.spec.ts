import { expect, test } from '../fixtures.ts';
import { main } from '../page/parts.ts';

for (const width of [360, 1280]) {
  test(`every drawing is there before anybody scrolls at ${width} px, and nothing of the film`, async ({
    page,
    requests,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const drawings = await main(page)
      .locator('img[src*=".svg"]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          // A phone has no code for another phone.
          .filter((image) => image.checkVisibility())
          .map((image) => ({
            src: image.src,
            there: image.complete && image.naturalWidth > 0,
            // Else the first frame that a scroll shows is without it.
            rendered: image.checkVisibility({ contentVisibilityAuto: true }),
          })),
      );
    expect(drawings).not.toEqual([]);
    expect(drawings.filter(({ there, rendered }) => !there || !rendered)).toEqual([]);
    expect(requests.filter((url) => /\.(mp4|webp|vtt)$/.test(url))).toEqual([]);
  });
}
