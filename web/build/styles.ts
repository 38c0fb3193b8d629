import postcss, { type Rule } from 'postcss';

/** Where the rules of a page's own style element do not suffice: on paper and with forced colours. */
export const deferredMedia = ['print', '(forced-colors:active)'];

/**
 * The rules of a style sheet that the first paint of a prerendered page can need: those whose classes all occur in its
 * HTML, without those for `deferredMedia`. With the whole sheet, a page would not fit the first flight of packets.
 */
export function stylesOf(html: string, sheet: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const root = postcss.parse(sheet);
  root.walkAtRules('media', (rule) => {
    if (deferredMedia.includes(rule.params.replaceAll(' ', ''))) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) =>
      [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].every(([, name = '']) => classes.has(name)),
    );
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * A style sheet without its fonts, for a page whose own style element has them. Declared twice, a font would be swapped
 * in while the page is read.
 */
export function withoutFonts(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
}
