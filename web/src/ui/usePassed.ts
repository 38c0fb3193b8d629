import { useEffect, useState } from 'react';

/**
 * Reports whether the element with an id has left the screen over its upper edge, or what covers that: the page's scroll
 * padding states how much it is. Without an id, none has.
 */
export function usePassed(id = ''): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(!entry?.isIntersecting && element.getBoundingClientRect().top < covered),
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return passed;
}
