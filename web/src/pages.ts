import type { ComponentType } from 'react';
import { Home } from './home/Home.tsx';
import { loadGoniometer } from './home/LazyGoniometer.tsx';
import { type Path, routes } from './routes.ts';

const otherPages = () => import('./otherPages.ts');
const legalPages = () => import('./legalPages.tsx');

/**
 * The pages outside of the script. Paths match case-sensitively, as on the server: a path that is an error there and a
 * page here would not hydrate.
 */
const pages: Record<Exclude<Path, typeof routes.home.path>, () => Promise<ComponentType>> = {
  [routes.about.path]: async () => (await otherPages()).About,
  [routes.contact.path]: async () => (await otherPages()).Contact,
  [routes.privacy.path]: async () => (await legalPages()).Privacy,
  [routes.terms.path]: async () => (await legalPages()).Terms,
};

const loadNotFound = async () => (await otherPages()).NotFound;

const loaded = new Map<string, ComponentType>([[routes.home.path, Home]]);

/** The page at `path`; undefined until it is loaded. */
export function loadedPage(path: string): ComponentType | undefined {
  return loaded.get(path);
}

/** Loads the page at `path`. Rejects when the network fails, and may then be called again. */
export async function loadPage(path: string): Promise<ComponentType> {
  const page = loaded.get(path) ?? (await (pages[path as keyof typeof pages] ?? loadNotFound)());
  loaded.set(path, page);
  return page;
}

/** Loads the page at `path` with its drawings; undefined when nothing is missing. */
export function loadWholePage(path: string): Promise<unknown> | undefined {
  if (path === routes.home.path) return loadGoniometer();
  return loaded.has(path) ? undefined : loadPage(path);
}
