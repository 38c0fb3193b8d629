import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawFigure } from '../../shared/figure/figure.ts';
import { restingFlexion } from '../../shared/figure/pose.ts';
import { type Color, grounds, palette } from '../../shared/palette.ts';

/** The leg of the plates that show no angle, as in the hero at rest. */
export const figure = drawFigure(restingFlexion);

/** The plate's size in units: CSS pixels in the widest of its three columns at 1440 px. */
export const plateSize = { width: 416, height: 446 };

type PlateGround = 'soft' | 'field' | 'base';

/** The role of each ground's background in the light and in the dark theme. */
const backgrounds: Record<PlateGround, readonly [Color, Color]> = {
  soft: ['brandSoft', 'brandSoft'],
  field: ['surface', 'surface'],
  base: ['sunken', 'surface'],
};

const onField = {
  light: { ...palette.light, ...grounds.field.light },
  dark: { ...palette.dark, ...grounds.field.dark },
};

/** A drawing of 'Recursos Principais' in the colours of the browser's theme. */
export function Plate({ title, on, children }: { title: string; on: PlateGround; children: ReactNode }) {
  const { light, dark } = on === 'field' ? onField : palette;
  const [lightBackground, darkBackground] = backgrounds[on];
  const drawing = renderToStaticMarkup(children);
  // Only the colours that the drawing names.
  const declare = (colors: Record<Color, string>) =>
    Object.entries(colors)
      .filter(([role]) => drawing.includes(`var(--${role})`))
      .map(([role, value]) => `--${role}: ${value}`)
      .join('; ');
  const field = (colors: Record<Color, string>) =>
    drawing.includes('class="field"') ? `.field { ${declare(colors)} }` : '';
  const styles = `
svg { --background: ${light[lightBackground]}; ${declare(light)} }
${field(onField.light)}
@media (prefers-color-scheme: dark) {
  svg { --background: ${dark[darkBackground]}; ${declare(dark)} }
  ${field(onField.dark)}
}
`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${plateSize.width} ${plateSize.height}`} fill="none">
      <title>{title}</title>
      <style>{styles}</style>
      <rect width="100%" height="100%" fill="var(--background)" />
      {children}
    </svg>
  );
}
