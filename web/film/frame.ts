import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Film } from './Film.tsx';

const require = createRequire(import.meta.url);

/** The film's fonts as files, because installed fonts differ between machines. */
const fontFiles = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) =>
  require.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`),
);

/** The film's letters, for resvg. */
export const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' };

/** Returns the frame at `time`, in seconds, as SVG text. Equal texts are equal frames. */
export function frameSvg(time: number): string {
  return renderToStaticMarkup(createElement(Film, { time }));
}

/** Renders an SVG frame: `pixels` holds RGBA, row by row, and `asPng` encodes them. */
export function rasterize(svg: string) {
  return new Resvg(svg, { font, logLevel: 'error' }).render();
}
