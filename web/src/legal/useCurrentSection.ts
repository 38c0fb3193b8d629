import { useEffect, useState } from 'react';

/** The id of the section that crosses a line below the header; before one does, of the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const first = sections[0]?.id;
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    // The margins leave a root without height: one section crosses it, or two that touch.
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setCurrent(crossing.target.id);
        else if (entries.some(({ boundingClientRect }) => boundingClientRect.top > 0)) setCurrent(first);
      },
      { rootMargin: '-20% 0px -80%' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections, first]);
  return current;
}
