import './styles/index.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { head } from './metadata/head.ts';
import { type DescribedRoute, descriptions, routes } from './routes.ts';

export { metadataFiles } from './metadata/files.ts';

/** A rendered page. `file` is its name in `dist` without the extension, `head` what it says about itself. */
export interface Page {
  file: string;
  head: string;
  html: string;
}

/** A path that no route has: its page is the error screen. */
const unknownPath = '/404';

const describedRoutes = Object.values(routes).map((route) => ({ ...route, description: descriptions[route.path] }));

/** Renders every route and the error screen. */
export function pages(): Page[] {
  return [...describedRoutes.map((route) => render(route.path, route)), render(unknownPath)];
}

function render(path: string, route?: DescribedRoute): Page {
  const html = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  return { file: path.slice(1) || 'index', head: head(route), html };
}
