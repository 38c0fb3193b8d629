import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, useLocation } from 'wouter';
import { titleOf } from '../routes.ts';
import { prefersReducedMotion } from '../ui/reducedMotion.ts';

/**
 * Wraps every navigation by a link: renders the new page, then goes where a full page load would have
 * gone, to the fragment's element or to the top. A link to the current address adds no history entry.
 * Going back and forward does not pass here: the browser restores the scroll position itself.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const url = new URL(to, location.href);
  const go = () => {
    flushSync(() => navigate(to, { ...options, replace: url.href === location.href }));
    scrollTo(url.hash);
  };
  if (document.startViewTransition && !prefersReducedMotion()) {
    document.startViewTransition(go);
  } else {
    go();
  }
};

function scrollTo(hash: string): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  } else {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/**
 * After each change of path, gives the document the page's title and moves the focus to its heading,
 * so that a screen reader announces the new page and Tab starts at its top (WCAG 2.2, 2.4.3).
 */
export function usePageArrival(): void {
  const [path] = useLocation();
  const arrivedAt = useRef(path);
  useLayoutEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    document.title = titleOf(path);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path]);
}
