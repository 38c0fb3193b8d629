import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** The fonts as files, because installed fonts differ between machines. */
const fontFiles = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
  require.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`),
);

/** The letters of film and drawings, for resvg. */
export const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' };

/** Renders an SVG: `pixels` holds RGBA, row by row, and `asPng` encodes them. */
export function rasterize(svg: string) {
  return new Resvg(svg, { font, logLevel: 'error' }).render();
}
