import { type RefObject, useEffect, useState } from 'react';

/** Whether an element waits to move when it is first seen, or does so; undefined where it was seen at rest. */
export type Entrance = 'waiting' | 'entering' | undefined;

/** Has an element enter once, as the middle of the screen reaches it, unless it is on the screen when the page is hydrated. */
export function useEntrance(ref: RefObject<Element | null>): Entrance {
  const [entrance, setEntrance] = useState<Entrance>();
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    setEntrance('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setEntrance('entering');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -30%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return entrance;
}
