import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element waits below the screen to be seen for the first time, and to move then. One that is on the screen
 * when the page is hydrated has been seen at rest, as everything is without a script.
 */
export function useWaiting(ref: RefObject<Element | null>): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    setWaiting(true);
    const observer = new IntersectionObserver(([entry]) => setWaiting((waits) => waits && !entry?.isIntersecting), {
      rootMargin: '0px 0px -30%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return waiting;
}
