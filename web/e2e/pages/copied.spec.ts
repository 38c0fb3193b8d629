import { expect, test } from '../fixtures.ts';
import { openDetails } from '../helpers/parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The built HTML shows that no two words are glued (`prerender.test.tsx`).
test('what is copied of all of the home page are the words that are read there', async ({ page }) => {
  await page.goto('/');
  await openDetails(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press('ControlOrMeta+A');
    const { copied, read } = await page.evaluate(() => {
      // The link that skips the header is above the page. A clip path leaves text to screen readers alone.
      const isHidden = (element: Element): boolean =>
        element.matches('svg, video') ||
        element.getBoundingClientRect().bottom + scrollY < 0 ||
        getComputedStyle(element).clipPath !== 'none' ||
        (element.parentElement !== null && isHidden(element.parentElement));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let read = '';
      while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode;
        const isSeen =
          parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHidden(parent);
        if (isSeen) read += textContent;
      }
      return { copied: `${getSelection()}`, read };
    });
    expect.soft(copied.replace(/\s/g, ''), `${width} px`).toBe(read.replace(/\s/g, ''));
  }
});
