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
      .locator('img, span:empty')
      .evaluateAll((parts) =>
        parts
          // A phone has no code for another phone.
          .filter((part) => part.checkVisibility())
          .map((part) => ({
            src: part instanceof HTMLImageElement ? part.src : getComputedStyle(part).backgroundImage.slice(5, -2),
            // Else the first frame that a scroll shows is without it.
            rendered: part.checkVisibility({ contentVisibilityAuto: true }),
          }))
          .filter(({ src }) => src !== ''),
      );
    const arrived = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ responseStatus }) => responseStatus === 200)
        .map(({ name }) => name.replace(/#.*/, '')),
    );
    expect(drawings.map(({ src }) => src).join()).toContain('/atlas-knee.svg');
    const late = drawings.filter(({ src, rendered }) => !rendered || !arrived.includes(src.replace(/#.*/, '')));
    expect(late).toEqual([]);
    expect(requests.filter((url) => /\.(mp4|vtt)$/.test(url))).toEqual([]);
  });
}
