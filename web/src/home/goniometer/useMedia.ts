import { useEffect, useState } from 'react';

/** Reports whether a media query matches; `prerendered` in the HTML and while hydrating. */
export function useMedia(query: string, prerendered: boolean): boolean {
  const [matches, setMatches] = useState(prerendered);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
