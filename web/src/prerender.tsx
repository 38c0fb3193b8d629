import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { type DescribedRoute, descriptions, notFoundTitle, routes } from './routes.ts';
import { Sprite } from './ui/Sprite.tsx';

/** A page as the build writes it: its file in `dist` without the ending, and its markup; the error screen has no route. */
export interface Page {
  file: string;
  title: string;
  route?: DescribedRoute;
  html: string;
  /** The drawings that its icons point at. */
  sprite: string;
}

/** Every route and the error screen, rendered. */
export function pages(): Page[] {
  const routed = Object.values(routes).map((route) => ({
    ...render(route.path),
    title: route.title,
    route: { ...route, description: descriptions[route.path] },
  }));
  return [...routed, { ...render('/404'), title: notFoundTitle }];
}

function render(path: string): Pick<Page, 'file' | 'html' | 'sprite'> {
  const html = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  return { file: path.slice(1) || 'index', html, sprite: renderToStaticMarkup(<Sprite />) };
}
