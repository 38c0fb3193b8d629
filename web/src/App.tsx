import { Router, useLocation } from 'wouter';
import { Layout } from './layout/Layout.tsx';
import { aroundNav } from './layout/navigation.ts';
import { Crash } from './notFound/Crash.tsx';
import { ErrorBoundary } from './notFound/ErrorBoundary.tsx';
import { pageAt } from './pages.tsx';
import { titleOf } from './routes.ts';

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
const rootFallback = (retry: () => void) => (
  <main>
    <Crash onRetry={retry} />
  </main>
);

function CurrentPage() {
  const [path] = useLocation();
  const { Content, header } = pageAt(path);
  return (
    <Layout header={header}>
      {/* The title stands for the page: all unknown paths share one. */}
      <ErrorBoundary key={titleOf(path)} fallback={(retry) => <Crash onRetry={retry} />}>
        <Content />
      </ErrorBoundary>
    </Layout>
  );
}
