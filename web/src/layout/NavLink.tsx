import { Link, useLocation } from 'wouter';
import type { Route } from '../routes.ts';

/** A link to a route, named by the route's label. The link to the current page has `aria-current`. */
export function NavLink({ route }: { route: Route }) {
  const [path] = useLocation();
  return (
    <Link href={route.path} aria-current={path === route.path ? 'page' : undefined}>
      {route.label}
    </Link>
  );
}
