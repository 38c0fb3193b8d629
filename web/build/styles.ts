import postcss, { type ChildNode } from 'postcss';

/** Where a page's first paint waits for the deferred rules: on paper and with forced colours. */
export const deferredMedia = ['print', '(forced-colors:active)'];

/** The rules of a style sheet for one page, in two parts. */
export interface DividedStyles {
  /** The rules that the first paint on a screen can need. */
  inline: string;
  /** All others: with them, the page would not fit the first flight of packets. */
  deferred: string;
}

/**
 * Divides a style sheet for a page: `inline` are the rules whose classes all occur in its HTML, without those for
 * `deferredMedia`. The deferred rules come second, so none of them may be one that an inline rule has to override.
 * styles.spec.ts compares pages for that.
 */
export function createStyleDivider(sheet: string): (html: string) => DividedStyles {
  const { nodes } = postcss.parse(sheet);
  return (html) => {
    const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const occurs = (selector: string) =>
      [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].every(([, name = '']) => classes.has(name));
    return divide(nodes, occurs);
  };
}

function divide(nodes: ChildNode[], occurs: (selector: string) => boolean): DividedStyles {
  const parts = nodes.map((node): DividedStyles => {
    if (node.type === 'rule') {
      const rule = (selectors: string[]) => (selectors.length > 0 ? `${selectors}{${node.nodes.join(';')}}` : '');
      return {
        inline: rule(node.selectors.filter(occurs)),
        deferred: rule(node.selectors.filter((selector) => !occurs(selector))),
      };
    }
    if (node.type !== 'atrule' || !node.nodes || node.name === 'font-face')
      return { inline: node.toString(), deferred: '' };
    if (deferredMedia.includes(node.params.replaceAll(' ', ''))) return { inline: '', deferred: node.toString() };
    const block = (text: string) => text && `@${node.name}${node.raws.afterName}${node.params}{${text}}`;
    const { inline, deferred } = divide(node.nodes, occurs);
    return { inline: block(inline), deferred: block(deferred) };
  });
  return {
    inline: parts.map(({ inline }) => inline).join(''),
    deferred: parts.map(({ deferred }) => deferred).join(''),
  };
}
