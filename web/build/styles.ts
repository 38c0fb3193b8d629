import postcss, { type ChildNode } from 'postcss';

/** Where the rules of a page's own style element do not suffice: on paper and with forced colours. */
export const deferredMedia = ['print', '(forced-colors:active)'];

/**
 * Divides a style sheet. `inline` has, for each page, the rules that its first paint can need: those whose classes all
 * occur in its HTML, without those for `deferredMedia`. With the whole sheet, a page would not fit the first flight of
 * packets. `linked` has all rules, without the fonts: declared twice, a font would be swapped in while the page is read.
 */
export function divideStyles(sheet: string, pages: string[]): { inline: string[]; linked: string } {
  const root = postcss.parse(sheet);
  const inline = pages.map((html) => {
    const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    return neededOf(root.nodes, classes);
  });
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return { inline, linked: root.toString() };
}

function neededOf(nodes: ChildNode[], classes: Set<string>): string {
  const texts = nodes.map((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) =>
        [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].every(([, name = '']) => classes.has(name)),
      );
      return selectors.length > 0 ? `${selectors}{${node.nodes.join(';')}}` : '';
    }
    if (node.type !== 'atrule' || !node.nodes || node.name === 'font-face') return node.toString();
    if (deferredMedia.includes(node.params.replaceAll(' ', ''))) return '';
    const needed = neededOf(node.nodes, classes);
    return needed && `@${node.name}${node.raws.afterName}${node.params}{${needed}}`;
  });
  return texts.join('');
}
