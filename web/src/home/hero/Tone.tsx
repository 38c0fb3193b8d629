import { css } from '@linaria/core';
import { media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';

/** A photograph's light on the limb: wide strokes of its sections, shorter and shorter, out of focus. */
export function Tone() {
  return (
    <g className={tone} filter="url(#desfoque)">
      <use href="#cortes" strokeDasharray="0 6 130 9999" />
      <use href="#cortes" strokeDasharray="0 12 92 9999" />
      <use href="#cortes" className={glow} strokeDasharray="0 15 58 9999" />
      <use href="#cortes" className={glow} strokeDasharray="0 18 30 9999" />
    </g>
  );
}

const tone = css`
  stroke: ${color.ring};
  stroke-width: 15px;
  stroke-opacity: 0.14;

  ${media.forcedColors} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const glow = css`
  stroke: ${color.muted};
`;
