import type { Page } from '@playwright/test';

/**
 * The texts of a page that are under 14 px, that something cuts off or that lie over another, as bigger letters or a
 * narrow page make them. Letters of a drawing count where they lie over the page's text: how they lie in their drawing is
 * the drawing's matter.
 */
export function spoiltTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoilt: string[] = [];
    const lines: { words: string; box: DOMRect; top: number; baseline: number; drawn: boolean }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const drawn = element instanceof SVGElement;
      // A clip path leaves text to screen readers alone.
      if (getComputedStyle(element).clipPath !== 'none' || getComputedStyle(element).position === 'fixed') continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = scale * Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 13.95) spoilt.push(`${words}: ${size.toFixed(1)} px`);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) {
        // Capitals and figures are in the middle of their box.
        lines.push({ words, box, top: box.top + 0.2 * box.height, baseline: box.bottom - 0.2 * box.height, drawn });
        if (drawn) continue;
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
          const clip = around.getBoundingClientRect();
          const { overflowX, overflowY } = getComputedStyle(around);
          if (overflowX !== 'visible' && (box.left < clip.left - 1 || box.right > clip.right + 1))
            spoilt.push(`${words}: cut at the side`);
          if (overflowY !== 'visible' && (box.top < clip.top - 1 || box.bottom > clip.bottom + 1))
            spoilt.push(`${words}: cut`);
        }
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.drawn && other.drawn) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.baseline, other.baseline) - Math.max(one.top, other.top);
        if (across > 1 && down > 1) spoilt.push(`${one.words}: over ${other.words}`);
      }
    }
    return spoilt;
  });
}

/** The words that break across lines, although the page's widest paragraph has room for each of them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const seen = [...document.querySelectorAll('main p')].filter((text) =>
      text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const room = Math.max(...seen.map(({ clientWidth }) => clientWidth));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement instanceof SVGElement || !text.parentElement?.checkVisibility()) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = parts.map(({ top }) => top);
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        if (Math.max(...tops) - Math.min(...tops) > 4 && whole <= room) broken.push(word);
      }
    }
    return broken;
  });
}
