import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Film } from './Film.tsx';

/** Returns the frame at `time`, in seconds, as SVG text. Equal texts are equal frames. */
export function frameSvg(time: number): string {
  return renderToStaticMarkup(createElement(Film, { time }));
}
