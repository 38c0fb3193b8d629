import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { notFoundTitle, type Route, routes } from './routes.ts';

/** A page as the build writes it: its file in `dist` without the ending, and its markup; the error screen has no route. */
export interface Page {
  file: string;
  title: string;
  route?: Route;
  html: string;
}

/** Every route and the error screen, rendered. */
export function pages(): Page[] {
  const routed = Object.values<Route>(routes).map((route) => ({ ...render(route.path), title: route.title, route }));
  return [...routed, { ...render('/404'), title: notFoundTitle }];
}

function render(path: string): Pick<Page, 'file' | 'html'> {
  const html = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  return { file: path.slice(1) || 'index', html };
}
