import '../src/styles/index.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../src/App.tsx';
import { routes } from '../src/routes.ts';
import { head } from './head.ts';

export { metadataFiles } from './files.ts';
export { serverData } from './serverData.ts';

/** Renders every route and the error screen. `file` is a page's name in `dist` without the extension. */
export function pages() {
  return [...Object.values(routes), undefined].map((route) => {
    const path = route?.path ?? '/404';
    const html = renderToString(
      <StrictMode>
        <App served={path} />
      </StrictMode>,
    );
    return { path, file: path.slice(1) || 'index', head: head(route), html };
  });
}
