import { css } from '@linaria/core';
import { type FigurePalette, Knee } from '../figure/Knee.tsx';
import { color, space } from '../styles/tokens.ts';

/** The app's measurement as a drawing: a leg in profile and the flexion of its knee, in degrees. */
export function Goniometer({ flexion }: { flexion: number }) {
  return (
    <>
      <svg viewBox="-250 -240 370 480" role="img" aria-label={`Flexão do joelho: ${flexion} graus`}>
        <Knee flexion={flexion} palette={palette} />
      </svg>
      <figcaption className={caption}>
        <span>Flexão do joelho</span>
        <strong>{flexion}°</strong>
      </figcaption>
    </>
  );
}

const palette: FigurePalette = {
  skin: color.brandSoft,
  limb: color.ink,
  arc: color.arc,
  ticks: color.arc,
  ground: color.surface,
};

const caption = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-top: ${space.x2};
  padding-top: ${space.x2};
  border-top: 1px solid ${color.line};
  color: ${color.muted};

  strong {
    color: ${color.arcText};
    font-size: 2.5rem;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
`;
