import '../src/styles/index.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../src/App.tsx';
import { routes } from '../src/routes.ts';
import { head } from './head.ts';

export { metadataFiles } from './files.ts';

/** A rendered page. `file` is its name in `dist` without the extension, `head` what it says about itself. */
export interface RenderedPage {
  file: string;
  head: string;
  html: string;
}

/** Renders every route, and the error screen, which has none. */
export function pages(): RenderedPage[] {
  return [...Object.values(routes), undefined].map((route) => {
    const path = route?.path ?? '/404';
    const html = renderToString(
      <StrictMode>
        <App prerendered={path} />
      </StrictMode>,
    );
    return { file: path.slice(1) || 'index', head: head(route), html };
  });
}
