import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, useLocation } from 'wouter';
import { titleOf } from '../routes.ts';
import { focusHeading } from '../ui/focusHeading.ts';

/**
 * Wraps every navigation by a link. It renders the new page, then scrolls where a full page load would, to the fragment's
 * element or to the top. A link to the current address adds no history entry. Back and forward do not pass here: the
 * browser restores the scroll position itself. There is no view transition: while one runs, no link gets a click. Where the
 * browser refuses the entry, as Safari does the 101st in 30 seconds, the whole page loads.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const url = new URL(to, location.href);
  try {
    if (url.href !== location.href) flushSync(() => navigate(to, options));
    scrollToFragment(url.hash);
  } catch {
    location.assign(url);
  }
};

function scrollToFragment(hash: string): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  } else {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/**
 * After each change of path, sets the document's title and moves the focus to the page's heading, so that a screen
 * reader announces the new page and Tab starts at its top (WCAG 2.2, 2.4.3).
 */
export function usePageArrival(): void {
  const [path] = useLocation();
  const lastPath = useRef(path);
  useLayoutEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    document.title = titleOf(path);
    focusHeading();
  }, [path]);
}
