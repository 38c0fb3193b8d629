import { expect, test } from '../fixtures.ts';
import { main } from '../helpers/parts.ts';

for (const width of [360, 1280]) {
  test(`every drawing is there before anybody scrolls at ${width} px, and of the film its poster alone`, async ({
    page,
    requests,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const drawings = await main(page)
      .locator('img')
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
    expect(requests.filter((url) => /\.(mp4|vtt)$/.test(url))).toEqual([]);
  });
}
