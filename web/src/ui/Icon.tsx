import type { IconName } from './Sprite.tsx';

interface IconProps {
  name: IconName;
  /** Its width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon in the colour of the text. It refers to a drawing of `Sprite`, once in each document. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`#${name}`} />
    </svg>
  );
}
