import { Router, useLocation } from 'wouter';
import { Crash } from './errors/Crash.tsx';
import { ErrorBoundary, type Failure } from './errors/ErrorBoundary.tsx';
import { errorGround } from './errors/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { aroundNav } from './layout/navigation.ts';
import { pageAt } from './pages.tsx';

/** The whole site. `path` is the route to render at the build, where there is no address bar. */
export function App({ path }: { path?: string }) {
  return (
    <ErrorBoundary fallback={rootFallback}>
      <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
        <CurrentPage />
      </Router>
    </ErrorBoundary>
  );
}

/** Replaces the header and the footer too: one of them has thrown. */
const rootFallback = (failure: Failure) => (
  <main>
    <Crash {...failure} />
  </main>
);

/** Replaces the page. Its header stays, on the ground of the error screen. */
const pageFallback = (failure: Failure) => (
  <Layout header={{ ground: errorGround }}>
    <Crash {...failure} />
  </Layout>
);

function CurrentPage() {
  const [path] = useLocation();
  const { Content, ...look } = pageAt(path);
  return (
    <ErrorBoundary resetKey={path} fallback={pageFallback}>
      <Layout {...look}>
        <Content />
      </Layout>
    </ErrorBoundary>
  );
}
