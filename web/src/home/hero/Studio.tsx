import { css, cx } from '@linaria/core';
import { color, ground, media } from '../../styles/rules.ts';

/** The photograph's field, lit behind the limb. `place` is the class that gives it its place. */
export function Studio({ place }: { place: string }) {
  return <div className={cx(ground.field, studio, place)} />;
}

const studio = css`
  position: absolute;

  ${media.ownColors} {
    background-image: radial-gradient(80% 75% at 74% 62%, ${color.glow}, ${color.surface} 55%, ${color.paper});
  }
`;
