import { memo } from 'react';
import { Router } from 'wouter';
import { Crash } from './errors/Crash.tsx';
import { ErrorBoundary, type Failure } from './errors/ErrorBoundary.tsx';
import { errorGround } from './errors/ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { useNavigation } from './layout/navigation.ts';
import { pageAt } from './pages.tsx';

/** The whole site. `served` is the path of the page in the document. */
export function App({ served }: { served: string }) {
  const [path, hook] = useNavigation(served);
  return (
    <ErrorBoundary fallback={rootFallback}>
      <Router hook={hook}>
        <CurrentPage path={path} />
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
  <Layout ground={errorGround}>
    <Crash {...failure} />
  </Layout>
);

/** Memoized: a link to the page that is shown renders nothing again. */
const CurrentPage = memo(function CurrentPage({ path }: { path: string }) {
  const { Content, ...look } = pageAt(path);
  return (
    <ErrorBoundary resetKey={path} fallback={pageFallback}>
      <Layout {...look}>
        <Content />
      </Layout>
    </ErrorBoundary>
  );
});
