import './styles/index.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { loadWholePage } from './pages.ts';
import { type DescribedRoute, descriptions, notFoundTitle, routes } from './routes.ts';

/** A rendered page. `file` is its name in `dist` without the extension. The error screen has no route. */
export interface Page {
  file: string;
  title: string;
  route?: DescribedRoute;
  html: string;
}

/** A path that no route has: its page is the error screen. */
const unknownPath = '/404';

/** Renders every route and the error screen. */
export async function pages(): Promise<Page[]> {
  await Promise.all([...Object.values(routes).map(({ path }) => path), unknownPath].map(loadWholePage));
  const routed = Object.values(routes).map((route) => ({
    ...render(route.path),
    title: route.title,
    route: { ...route, description: descriptions[route.path] },
  }));
  return [...routed, { ...render(unknownPath), title: notFoundTitle }];
}

function render(path: string): Pick<Page, 'file' | 'html'> {
  const html = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  return { file: path.slice(1) || 'index', html };
}
