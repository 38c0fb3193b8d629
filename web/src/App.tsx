import { useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { Layout } from './layout/Layout.tsx';
import { createAroundNav } from './layout/navigation.ts';
import { Crash } from './notFound/Crash.tsx';
import { ErrorBoundary } from './notFound/ErrorBoundary.tsx';
import { loadedPage, loadPage } from './pages.ts';

/** The whole site. `path` is the route to render at the build, where there is no address bar. */
export function App({ path }: { path?: string }) {
  return (
    <ErrorBoundary fallback={rootFallback}>
      <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
        <Layout>
          <CurrentPage />
        </Layout>
      </Router>
    </ErrorBoundary>
  );
}

const aroundNav = createAroundNav((path) => (loadedPage(path) ? undefined : loadPage(path)));

/** Replaces the header and the footer too: one of them has thrown. */
const rootFallback = (retry: () => void) => (
  <main>
    <Crash onRetry={retry} />
  </main>
);

function CurrentPage() {
  const [path] = useLocation();
  return (
    <ErrorBoundary key={path} fallback={(retry) => <Crash onRetry={retry} />}>
      <Page path={path} />
    </ErrorBoundary>
  );
}

/**
 * The page at `path`. A link to it waits until it is loaded. Only Back and Forward can come earlier, after a reload
 * elsewhere: then it is empty until the page is there, or the document is loaded anew.
 */
function Page({ path }: { path: string }) {
  const [Loaded, setLoaded] = useState(() => loadedPage(path));
  useEffect(() => {
    if (Loaded) return;
    loadPage(path).then(
      (page) => setLoaded(() => page),
      () => location.reload(),
    );
  }, [Loaded, path]);
  return Loaded && <Loaded />;
}
