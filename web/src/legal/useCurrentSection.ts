import { useEffect, useState } from 'react';

/** The id of the last section that begins above a line below the header; before one does, of the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const first = sections[0]?.id;
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const begun = new Set<Element>();
    // The root reaches from the line up to above any page, so that a jump past several sections counts them all.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        setCurrent(sections[begun.size - 1]?.id ?? first);
      },
      { rootMargin: '999999px 0px -80%' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections, first]);
  return current;
}
