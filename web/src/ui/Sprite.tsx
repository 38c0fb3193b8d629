import { icons } from 'lucide-react';

const names = ['Activity', 'Menu', 'Pause', 'Play', 'Ruler', 'Share2', 'Waypoints', 'X'] as const;

/** Drawn as areas, not as lines. */
const solid: readonly IconName[] = ['Pause', 'Play'];

export type IconName = (typeof names)[number];

/** The drawings of all icons. The build puts them into each document, which keeps them out of the script. */
export function Sprite() {
  return (
    <div hidden>
      {names.map((name) => {
        const Drawing = icons[name];
        return (
          <Drawing key={name} id={name} strokeWidth={1.75} fill={solid.includes(name) ? 'currentColor' : 'none'} />
        );
      })}
    </div>
  );
}
