import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { titleOf } from '../routes.ts';
import { focusHeading } from '../ui/focusHeading.ts';
import { closeMenu } from './menu.ts';

/** How the visitor came to the page that is shown. */
interface Arrival {
  path: string;
  /** The fragment that a link of the site led to, or an empty string. Undefined after a page load, Back and forward. */
  fragment?: string;
}

/**
 * Returns the path of the page to show, and what wraps every navigation by a link. `prerendered` is the path at the build,
 * where there is no address bar.
 *
 * A link's page is rendered as a transition: the link is marked at once, and React yields to the browser while it renders
 * the page. After Back and forward the page is there at once, because the browser restores the scroll position right
 * then. There is no view transition: while one runs, no link gets a click.
 */
export function useNavigation(prerendered?: string): [path: string, aroundNav: AroundNavHandler] {
  const [first] = useState<Arrival>(() => ({ path: prerendered ?? location.pathname }));
  const [arrival, setArrival] = useState(first);

  useEffect(() => {
    const show = () => setArrival((last) => (last.path === location.pathname ? last : { path: location.pathname }));
    const onPopState = () => flushSync(show);
    show();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  useLayoutEffect(() => {
    if (arrival !== first) arrive(arrival);
  }, [arrival, first]);

  // A link to the current address adds no history entry. Where the browser refuses the entry, as Safari does the 101st in
  // 30 seconds, the whole page loads.
  const aroundNav = useCallback<AroundNavHandler>((navigate, to, options) => {
    const url = new URL(to, location.href);
    try {
      if (url.href !== location.href) navigate(to, options);
    } catch {
      location.assign(url);
      return;
    }
    startTransition(() => setArrival({ path: url.pathname, fragment: url.hash.slice(1) }));
  }, []);

  return [arrival.path, aroundNav];
}

/**
 * Closes the menu, sets the document's title, and scrolls where a full page load would, to the fragment's element or to
 * the top. Moves the focus there or to the page's heading, so that a screen reader announces the new page and Tab starts
 * at its top (WCAG 2.2, 2.4.3).
 */
function arrive({ path, fragment }: Arrival): void {
  closeMenu();
  document.title = titleOf(path);
  const target = fragment && document.getElementById(decodeURIComponent(fragment));
  if (target) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    return;
  }
  focusHeading();
  if (fragment !== undefined) window.scrollTo({ top: 0, behavior: 'instant' });
}
