import { Link, useLocation } from 'wouter';
import type { Route } from '../routes.ts';

interface NavLinkProps {
  route: Route;
  className?: string;
  onClick?: () => void;
}

/** A link to a route, named by the route's label. The link to the current page has `aria-current`. */
export function NavLink({ route, ...props }: NavLinkProps) {
  const [path] = useLocation();
  return (
    <Link href={route.path} aria-current={path === route.path ? 'page' : undefined} {...props}>
      {route.label}
    </Link>
  );
}
