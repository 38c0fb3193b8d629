import type { ReactNode } from 'react';
import { Router, useLocation } from 'wouter';
import { About } from './about/About.tsx';
import { Contact } from './contact/Contact.tsx';
import { Home } from './home/Home.tsx';
import { Layout } from './layout/Layout.tsx';
import { aroundNav } from './layout/navigation.ts';
import { LegalPage } from './legal/LegalPage.tsx';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { ErrorBoundary } from './notFound/ErrorBoundary.tsx';
import { ErrorScreen } from './notFound/ErrorScreen.tsx';
import { type Path, routes } from './routes.ts';

/** The whole site. `path` is given where there is no address bar: at the build. */
export function App({ path }: { path?: string }) {
  return (
    <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
      <Layout>
        <Page />
      </Layout>
    </Router>
  );
}

/**
 * The page of each route. A path matches to the letter, as it does on the server: were `/About` a page here
 * and an error there, hydration would find another page than it expects.
 */
const pages: Record<Path, ReactNode> = {
  [routes.home.path]: <Home />,
  [routes.about.path]: <About />,
  [routes.contact.path]: <Contact />,
  [routes.privacy.path]: <LegalPage document={privacy} />,
  [routes.terms.path]: <LegalPage document={terms} />,
};

function Page() {
  const [path] = useLocation();
  return <ErrorBoundary key={path}>{pages[path as Path] ?? <ErrorScreen />}</ErrorBoundary>;
}
