import { useEffect, useState } from 'react';

/** How much of the screen a sticky header covers on a phone, in CSS pixels. */
const covered = 64;

/** Reports whether the element with an id has left the screen over its upper edge. Without an id, none has. */
export function usePassed(id = ''): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(!entry?.isIntersecting && element.getBoundingClientRect().top < covered),
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return passed;
}
