import { useLocation } from 'wouter';
import type { Route } from '../routes.ts';
import { PageLink } from '../ui/PageLink.tsx';

/** A link to a route, named by the route's label. The link to the current page has `aria-current`. */
export function NavLink({ route }: { route: Route }) {
  const [path] = useLocation();
  return (
    <PageLink href={route.path} aria-current={path === route.path ? 'page' : undefined}>
      {route.label}
    </PageLink>
  );
}
