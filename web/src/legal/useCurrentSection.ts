import { onScroll, useClientValue } from '../ui/useClientValue.ts';

/** The id of the last section that begins above a line below the header; before one does, of the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const hasBegun = ({ id }: { id: string }) => {
    const section = document.getElementById(id);
    return section && section.getBoundingClientRect().top < innerHeight / 5;
  };
  const first = sections[0]?.id;
  return useClientValue(() => sections.findLast(hasBegun)?.id ?? first, first, onScroll);
}
