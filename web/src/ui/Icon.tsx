import type { IconName } from './Sprite.tsx';

interface IconProps {
  name: IconName;
  /** Its width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon, in the colour of the text. Its drawing stands in the document, once for all: see `Sprite`. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`#${name}`} />
    </svg>
  );
}
