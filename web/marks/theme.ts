import { type Color, palette } from '../shared/palette.ts';

/** Declares colours of the page as custom properties of a drawing, in the browser's theme: `--ink`. */
export function theme(...roles: Color[]): string {
  const declare = (colors: Record<Color, string>) => roles.map((role) => `--${role}: ${colors[role]}`).join('; ');
  return `
svg { ${declare(palette.light)} }
@media (prefers-color-scheme: dark) { svg { ${declare(palette.dark)} } }
`;
}
