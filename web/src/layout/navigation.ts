import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, useLocation } from 'wouter';
import { titleOf } from '../routes.ts';
import { focusHeading } from '../ui/focusHeading.ts';

/**
 * Creates what wraps every navigation by a link. It renders the new page, then scrolls where a full page load would, to
 * the fragment's element or to the top. A link to the current address adds no history entry. Back and forward do not
 * pass here: the browser restores the scroll position itself. There is no view transition: while one runs, the
 * browser gives clicks to the document and none to a link.
 *
 * `load` loads what a page needs beside the script. Until then the old page stays, and another link replaces the
 * navigation. When it fails, the browser loads the whole document.
 */
export function createAroundNav(load: (path: string) => Promise<unknown> | undefined): AroundNavHandler {
  let latest: URL;
  return (navigate, to, options) => {
    const from = location.href;
    const url = new URL(to, from);
    latest = url;
    const show = () => {
      if (latest !== url || location.href !== from) return;
      flushSync(() => navigate(to, { ...options, replace: url.href === from }));
      scrollToFragment(url.hash);
    };
    const loading = load(url.pathname);
    if (loading) loading.then(show, () => location.assign(url));
    else show();
  };
}

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
