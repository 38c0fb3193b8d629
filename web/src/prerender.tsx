import './styles/index.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { head } from './metadata/head.ts';
import { type KnownRoute, routes } from './routes.ts';

export { metadataFiles } from './metadata/files.ts';

/** A rendered page. `file` is its name in `dist` without the extension, `head` what it says about itself. */
export interface RenderedPage {
  file: string;
  head: string;
  html: string;
}

/** Renders every route and the error screen. */
export function pages(): RenderedPage[] {
  return [...Object.values(routes), undefined].map(render);
}

/** The route of the page; undefined for the error screen. */
function render(route?: KnownRoute): RenderedPage {
  const path = route?.path ?? '/404';
  const html = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  return { file: path.slice(1) || 'index', head: head(route), html };
}
