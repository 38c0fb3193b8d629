import type { ReactNode } from 'react';
import { type ViewBox, viewBoxOf } from '../shared/geometry/geometry.ts';
import { groundColors } from '../shared/groundColors.ts';
import { type Color, palette } from '../shared/palette.ts';

/** The colours of elements, by selector. */
export type Paint = Readonly<Record<string, { readonly fill?: Color; readonly stroke?: Color }>>;

interface ThemedProps {
  title: string;
  viewBox: ViewBox;
  paint: Paint;
  /** What it lies on, the page's paper if not given. A field is dark in both themes. */
  ground?: 'ledger' | 'field';
  /** What differs in forced colours. The page draws no field there, so these are the colours on paper. */
  forced?: Paint;
  /** Rules for the drawing's classes, without colours. */
  styles?: string;
  children: ReactNode;
}

/** A drawing in the colours of the browser's theme, as plain values: many programs know no custom properties. */
export function Themed({ title, viewBox, paint, ground, forced, styles = '', children }: ThemedProps) {
  const { light, dark } = ground ? groundColors[ground] : {};
  return (
    // Inkscape 1.2 follows no other `href` than XLink's.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      xmlnsXlink="http://www.w3.org/1999/xlink"
      viewBox={viewBoxOf(viewBox)}
      fill="none"
    >
      <title>{title}</title>
      <style>
        {`
svg { color-scheme: ${ground === 'field' ? 'dark' : 'light dark'} }
${rules(paint, { ...palette.light, ...light })}
${styles.trim()}
${when('(prefers-color-scheme: dark)', rules(paint, { ...palette.dark, ...dark }))}
${when('(forced-colors: active)', rules(forced, palette.light))}
${when('(forced-colors: active) and (prefers-color-scheme: dark)', rules(forced, palette.dark))}
`}
      </style>
      {children}
    </svg>
  );
}

function rules(paint: Paint = {}, colors: Record<Color, string>): string {
  return Object.entries(paint)
    .map(([selector, roles]) => {
      const painted = Object.entries(roles).map(([property, role]) => `${property}: ${colors[role]}`);
      return `${selector} { ${painted.join('; ')} }`;
    })
    .join('\n');
}

function when(condition: string, rules: string): string {
  return rules && `@media ${condition} {\n${rules}\n}`;
}
