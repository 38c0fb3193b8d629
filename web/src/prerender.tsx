import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { notFoundTitle, type Route, routes } from './routes.ts';

/** A page as the build writes it: its file in `dist` without the ending, its head and its markup. */
export interface Page {
  file: string;
  title: string;
  description?: string;
  html: string;
}

/** Every route and the error screen, rendered. */
export function pages(): Page[] {
  return [
    ...Object.values<Route>(routes).map((route) => ({
      ...render(route.path),
      title: route.title,
      description: route.description,
    })),
    { ...render('/404'), title: notFoundTitle },
  ];
}

function render(path: string): Pick<Page, 'file' | 'html'> {
  const html = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  return { file: path.slice(1) || 'index', html };
}
