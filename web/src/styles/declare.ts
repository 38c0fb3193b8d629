import type { Color } from '../../shared/palette.ts';
import { color } from './tokens.ts';

/** Declares the custom properties of some colours. */
export function declare(colors: Partial<Record<Color, string>>): string {
  const declarations = Object.entries(colors).map(([role, value]) => {
    const property = color[role as Color].replace(/var\((.*)\)/, '$1');
    return `${property}: ${value};`;
  });
  return declarations.join(' ');
}
