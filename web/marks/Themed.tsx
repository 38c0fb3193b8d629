import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ViewBox, viewBoxOf } from '../shared/geometry/geometry.ts';
import { groundColors } from '../shared/groundColors.ts';
import { type Color, palette } from '../shared/palette.ts';

interface ThemedProps {
  title: string;
  viewBox: ViewBox;
  /** What it lies on, the page's paper if not given. */
  ground?: 'ledger';
  /** Rules for the drawing's classes; colours are custom properties named by their role. */
  styles?: string;
  children: ReactNode;
}

/**
 * A drawing in the colours of the browser's theme: those of the ground, and within `.field` those of a photograph. In
 * forced colours the page draws no photograph's ground, so `.field` has the page's colours there.
 */
export function Themed({ title, viewBox, ground, styles = '', children }: ThemedProps) {
  const drawing = renderToStaticMarkup(<svg aria-hidden="true">{children}</svg>) + styles;
  const used = (colors: Partial<Record<Color, string>>) =>
    Object.entries(colors)
      .filter(([role]) => drawing.includes(`var(--${role})`))
      .map(([role, value]) => `--${role}: ${value}`)
      .join('; ');
  const colors = `
svg { ${used({ ...palette.light, ...(ground && groundColors[ground].light) })} }
@media (prefers-color-scheme: dark) { svg { ${used({ ...palette.dark, ...(ground && groundColors[ground].dark) })} } }
@media (forced-colors: none) { .field { ${used(groundColors.field.light)} } }
@media (forced-colors: none) and (prefers-color-scheme: dark) { .field { ${used(groundColors.field.dark)} } }
`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBoxOf(viewBox)} fill="none">
      <title>{title}</title>
      <style>{colors + styles}</style>
      {children}
    </svg>
  );
}
