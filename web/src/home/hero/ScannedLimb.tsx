import { css } from '@linaria/core';
import { memo } from 'react';
import { type Figure, photographEdge } from '../../../shared/figure/figure.ts';
import { ground } from '../../styles/grounds.ts';
import { container, media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { scanned } from './entry.ts';

const light = css`
  stop-color: ${color.ring};
`;

/** Both sides of the photograph's edge, the tone's softness, and the lines' colour, which is faint at the hip. */
const effects = (
  <>
    <clipPath id="na-pagina">
      <path d={`M${photographEdge}-2e3h-2e3v4e3h2e3z`} />
    </clipPath>
    <clipPath id="na-foto">
      <path d={`M${photographEdge}-2e3h3e3v4e3h-3e3z`} />
    </clipPath>
    <filter id="desfoque">
      <feGaussianBlur stdDeviation="9" />
    </filter>
    <linearGradient id="esmaecer" x1="1" x2=".3">
      <stop className={light} stopOpacity=".14" />
      <stop className={light} offset="1" />
    </linearGradient>
  </>
);

/** What both drawings of the limb refer to. */
export function LimbDefinitions({ figure }: { figure: Figure }) {
  return (
    <defs className={ground.field}>
      <path id="cortes" d={figure.sections} transform={figure.transform} />
      <clipPath id="na-perna">
        <path id="contorno" d={figure.contour} transform={figure.transform} />
      </clipPath>
      {effects}
    </defs>
  );
}

/**
 * The limb of `LimbDefinitions`, on the page or in a photograph's dark field, where it can be `toned` by the light. It
 * changes with the paths that it refers to, without being rendered.
 */
export const ScannedLimb = memo(function ScannedLimb({
  behind,
  toned = false,
}: {
  behind: 'paper' | 'field';
  toned?: boolean;
}) {
  return (
    <g className={behind === 'field' ? lit : shaded}>
      <use href="#contorno" className={body} />
      <g clipPath="url(#na-perna)">
        {toned && <Tone />}
        <g className={scanned}>
          {weights.map((weight) => (
            <use key={weight} href="#cortes" className={weight} />
          ))}
        </g>
      </g>
    </g>
  );
});

/** A photograph's light on the limb: wide strokes of its sections, shorter and shorter, out of focus. */
function Tone() {
  return (
    <g className={tone} filter="url(#desfoque)">
      <use href="#cortes" strokeDasharray="0 6 130 9999" />
      <use href="#cortes" strokeDasharray="0 12 92 9999" />
      <use href="#cortes" className={glow} strokeDasharray="0 15 58 9999" />
      <use href="#cortes" className={glow} strokeDasharray="0 18 30 9999" />
    </g>
  );
}

const body = css`
  fill: var(--limb);
  stroke: var(--scan-line);
  stroke-width: 0.9px;
`;

/*
 * Each section is drawn three times, longer and fainter, shorter and stronger: on paper the back of the limb lies in
 * the shade, on a dark ground its front in the light. Dashes count in units from the front.
 */
const fine = css`
  stroke: var(--scan-line);
  stroke-width: 0.55px;
  stroke-opacity: var(--fine-opacity);

  /* A third of a pixel would fade where the screen's pixels are small. */
  ${container.phone} {
    stroke-width: 0.85px;
  }
`;

const middle = css`
  stroke: var(--scan-line);
  stroke-width: var(--middle-weight);
  stroke-opacity: var(--middle-opacity);
  stroke-dasharray: var(--middle-dash);
`;

const strong = css`
  stroke: var(--scan-line);
  stroke-width: var(--strong-weight);
  stroke-dasharray: var(--strong-dash);
`;

const weights = [fine, middle, strong];

/* The lit side, on a dark ground. */
const litLines = `
  --limb: ${color.paper};
  --fine-opacity: 0.5;
  --middle-weight: 0.7px;
  --middle-opacity: 0.7;
  --middle-dash: 104 9999;
  --strong-weight: 1px;
  --strong-dash: 58 9999;
`;

const lit = css`
  ${litLines}

  use {
    --scan-line: url('#esmaecer');
  }

  > use {
    --scan-line: ${color.ring};
  }
`;

const shaded = css`
  --scan-line: ${color.ring};
  --limb: ${color.surface};
  --fine-opacity: 0.85;
  --middle-weight: 0.8px;
  --middle-opacity: 1;
  --middle-dash: 0 48 9999;
  --strong-weight: 1.15px;
  --strong-dash: 0 78 9999;

  ${media.dark} {
    ${litLines}
    --limb: ${color.surface};
    --fine-opacity: 0.42;
  }
`;

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
