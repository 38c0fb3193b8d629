import type { ReactNode } from 'react';
import { Router, useLocation } from 'wouter';
import { About } from './about/About.tsx';
import { Contact } from './contact/Contact.tsx';
import { delivery } from './contact/sendMessage.ts';
import { hasDrawings, loadDrawings } from './home/drawings.tsx';
import { Home } from './home/Home.tsx';
import { Layout } from './layout/Layout.tsx';
import { createAroundNav } from './layout/navigation.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { loadedTexts, loadTexts } from './legal/loadTexts.ts';
import { Crash } from './notFound/Crash.tsx';
import { ErrorBoundary } from './notFound/ErrorBoundary.tsx';
import { NotFound } from './notFound/NotFound.tsx';
import { legal, type Path, routes } from './routes.ts';

/** The whole site. `path` is the route to render at the build, where there is no address bar. */
export function App({ path }: { path?: string }) {
  return (
    <ErrorBoundary fallback={rootFallback}>
      <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
        <Layout>
          <Page />
        </Layout>
      </Router>
    </ErrorBoundary>
  );
}

/** Loads what the page at `path` needs beside the script; undefined where nothing is missing. */
export function loadPage(path: string): Promise<unknown> | undefined {
  return path === routes.home.path && !hasDrawings() ? loadDrawings() : loadText(path);
}

/** Loads what the page at `path` needs to be hydrated; undefined where nothing is missing. */
export function loadText(path: string): Promise<unknown> | undefined {
  const isLegal = legal.some((route) => route.path === path);
  return isLegal && !loadedTexts() ? loadTexts() : undefined;
}

const aroundNav = createAroundNav(loadPage);

/** Replaces the header and the footer too: one of them has thrown. */
const rootFallback = (retry: () => void) => (
  <main>
    <Crash onRetry={retry} />
  </main>
);

/**
 * The page of each route. Paths match case-sensitively, as on the server: a path that is an error there and a page
 * here would not hydrate.
 */
const pages: Record<Path, ReactNode> = {
  [routes.home.path]: <Home />,
  [routes.about.path]: <About />,
  [routes.contact.path]: <Contact />,
  [routes.privacy.path]: <LegalPage document={({ privacy }) => privacy(delivery.privacyParagraph)} />,
  [routes.terms.path]: <LegalPage document={({ terms }) => terms} />,
};

function Page() {
  const [path] = useLocation();
  return (
    <ErrorBoundary key={path} fallback={(retry) => <Crash onRetry={retry} />}>
      {pages[path as Path] ?? <NotFound />}
    </ErrorBoundary>
  );
}
