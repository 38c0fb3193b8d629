import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useOptimistic, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BaseLocationHook } from 'wouter';
import { isRoute, titleOf } from '../routes.ts';
import { attempt } from '../ui/attempt.ts';
import { focusHeading } from '../ui/focusHeading.ts';
import { listen } from '../ui/listen.ts';
import { announce } from './Announcer.tsx';
import { closeMenu } from './menu.ts';

/** How the visitor came to the page that is shown. */
interface Arrival {
  path: string;
  /** The fragment that a link of the site led to, or an empty string. Undefined after a page load, Back and forward. */
  fragment?: string;
}

/**
 * Returns the path of the page to show, and wouter's location hook. `served` is the path of the page in the document: it
 * says so itself, because a copy of the site can have any address.
 *
 * A link's page is rendered as a transition: the link is marked at once, and React yields to the browser while it renders
 * the page. After Back and forward the page is there at once, because the browser restores the scroll position right
 * then. There is no view transition: while one runs, no link gets a click.
 */
export function useNavigation(served: string): [path: string, hook: BaseLocationHook] {
  const [first] = useState<Arrival>({ path: served });
  const [arrival, setArrival] = useState(first);
  const [marked, mark] = useOptimistic(arrival.path);

  useEffect(() => {
    const servedAt = location.pathname;
    const show = (path: string) => setArrival((last) => (last.path === path ? last : { path }));
    const onPopState = () => {
      const { pathname } = location;
      if (pathname === servedAt) flushSync(() => show(served));
      else if (isRoute(pathname)) flushSync(() => show(pathname));
      else location.reload(); // The server knows what is there.
    };
    // The visitor has gone back before the script came.
    const loadedAt = attempt(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);
    if (loadedAt !== undefined && loadedAt !== servedAt && isRoute(servedAt)) show(servedAt);
    return listen(window, ['popstate'], onPopState);
  }, [served]);

  useLayoutEffect(() => {
    if (arrival !== first) attempt(() => arrive(arrival)); // The page is there without its focus and its place.
  }, [arrival, first]);

  // A link to the current address adds no history entry. Where the browser refuses the entry, as Safari does the 101st in
  // 30 seconds, the whole page loads.
  const navigate = useCallback(
    (to: string) => {
      const url = new URL(to, location.href);
      try {
        if (url.href !== location.href) history.pushState(null, '', url);
      } catch {
        location.assign(url);
        return;
      }
      startTransition(() => {
        mark(url.pathname);
        setArrival({ path: url.pathname, fragment: url.hash.slice(1) });
      });
    },
    [mark],
  );

  const hook = useMemo(() => () => [marked, navigate] as [string, typeof navigate], [marked, navigate]);
  return [arrival.path, hook];
}

/** Does what a page load does: closes the menu, sets the title, scrolls, and moves the focus (WCAG 2.2, 2.4.3). */
function arrive({ path, fragment }: Arrival): void {
  closeMenu();
  document.title = titleOf(path);
  // The focus was on something that left with the last page. Then the screen reader Orca does not speak of the next focus.
  if (document.activeElement === document.body) announce(document.title);
  const target = fragment && document.getElementById(decodeURIComponent(fragment));
  if (target) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    return;
  }
  focusHeading();
  if (fragment !== undefined) window.scrollTo({ top: 0, behavior: 'instant' });
}
