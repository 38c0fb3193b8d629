import type { Page } from '@playwright/test';

/** Text or a control's border with too little contrast to what is behind it. */
interface Faint {
  what: string;
  ratio: number;
  least: number;
}

/**
 * Every visible text of the page under 4.5:1 (3:1 where it is large) and every control's border under 3:1, by the
 * colours that the browser computed (WCAG 2.2, 1.4.3 and 1.4.11). With `more`, texts need what 1.4.6 asks: 7:1 and 4.5:1.
 * A text's ground is what is painted under the middle of each of its lines, and a control's what is painted under its middle,
 * also where that is no ancestor of it. An image or a gradient counts by the colour under it.
 */
export function faintParts(page: Page, more = false): Promise<Faint[]> {
  return page.evaluate((more) => {
    type Rgba = [number, number, number, number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no 2d context');

    // The canvas reads any colour that CSS can write, color-mix() included.
    const known = new Map<string, Rgba>();
    const rgba = (color: string): Rgba => {
      const read = known.get(color) ?? readColor(color);
      known.set(color, read);
      return read;
    };
    const readColor = (color: string): Rgba => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top: Rgba, bottom: Rgba): Rgba => {
      const mix = (index: 0 | 1 | 2) => top[index] * top[3] + bottom[index] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const white: Rgba = [255, 255, 255, 1];
    const paint = (element: Element): Rgba => {
      const { backgroundColor, fill, fillOpacity, opacity } = getComputedStyle(element);
      if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return rgba(backgroundColor);
      if (element instanceof SVGTextContentElement || !CSS.supports('color', fill)) return [0, 0, 0, 0];
      const [red, green, blue, alpha] = rgba(fill);
      return [red, green, blue, alpha * Number(fillOpacity) * Number(opacity)];
    };
    const linesOf = (text: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom } = range.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) text.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return [...range.getClientRects()];
    };
    const ground = (element: Element | null): Rgba => {
      if (!element) return white;
      const own = rgba(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, ground(element.parentElement));
    };
    // A forced palette lays a plate of the page's own colour behind text, unless the text's colours opt out of it.
    const forced = matchMedia('(forced-colors: active)').matches;
    /** What is at the middle of a box, from an element down: nothing where the element is not there. */
    const layersIn = ({ left, top, width, height }: DOMRect, element: Element): Element[] => {
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      return stack.includes(element) ? stack.slice(stack.indexOf(element)) : [];
    };
    const mixed = (layers: Element[]) => layers.map(paint).reduceRight((bottom, top) => over(top, bottom), white);
    const behindText = (text: Node, element: Element, style: CSSStyleDeclaration): Rgba[] => {
      if (forced && style.getPropertyValue('forced-color-adjust') === 'auto') return [ground(document.documentElement)];
      const seen = linesOf(text).map((line) => layersIn(line, element));
      const grounds = seen.filter((layers) => layers.length > 0).map(mixed);
      return grounds.length > 0 ? grounds : [ground(element)];
    };
    const behindControl = (control: Element): Rgba => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [found, ...below] = layersIn(control.getBoundingClientRect(), control);
      return found ? mixed(below) : ground(control.parentElement);
    };
    const luminance = (color: Rgba) => {
      const linear = (channel: number) =>
        channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
    };
    const contrast = (one: Rgba, other: Rgba) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };

    const faint: Faint[] = [];
    const check = (what: string, color: string, grounds: Rgba[], least: number) => {
      const ratio = Math.min(...grounds.map((behind) => contrast(over(rgba(color), behind), behind)));
      if (ratio < least) faint.push({ what, ratio, least });
    };

    // Lets the browser find what the pointer passes through, too.
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(everything);
    const { scrollX, scrollY } = window;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      // A text that is cut away, for screen readers alone, has no contrast.
      if (
        !words ||
        !element?.checkVisibility({ visibilityProperty: true }) ||
        getComputedStyle(element).clipPath !== 'none'
      )
        continue;
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const color = element instanceof SVGElement ? style.fill : style.color;
      check(words, color, behindText(texts.currentNode, element, style), large ? (more ? 4.5 : 3) : more ? 7 : 4.5);
    }
    for (const control of document.querySelectorAll('input:not([type=range]), textarea, button, a')) {
      const { borderTopColor, borderTopWidth } = getComputedStyle(control);
      if (!control.checkVisibility() || borderTopWidth === '0px' || rgba(borderTopColor)[3] === 0) continue;
      const name = control.getAttribute('name') ?? control.textContent;
      check(`border of ${name}`, borderTopColor, [behindControl(control)], 3);
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    document.adoptedStyleSheets.pop();
    return faint;
  }, more);
}
