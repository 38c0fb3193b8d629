import { css, cx } from '@linaria/core';
import { memo } from 'react';
import { type Figure, photographEdge } from '../../../shared/figure/figure.ts';
import { color, ground, media, strokes } from '../../styles/rules.ts';
import { scanLine, scanned } from './entry.ts';
import { viewBox } from './viewBox.ts';

const light = css`
  stop-color: ${color.ring};
`;

/** The paths, clips, filter and gradient that both parts of the limb refer to. */
export function LimbDefinitions({ figure }: { figure: Figure }) {
  return (
    <defs className={ground.field}>
      <path id="cortes" d={figure.sections} />
      <clipPath id="na-perna">
        <path id="contorno" d={figure.contour} />
      </clipPath>
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
    </defs>
  );
}

/** The limb on one side of the photograph's edge. Memoized: a flexion changes the paths of `LimbDefinitions` alone. */
export const ScannedLimb = memo(function ScannedLimb({ part, toned }: { part: 'pagina' | 'foto'; toned?: boolean }) {
  return (
    <g clipPath={`url(#na-${part})`} className={cx(limb, part === 'foto' && ground.field)}>
      <use href="#contorno" strokeWidth=".9" />
      <g clipPath="url(#na-perna)" fill="none">
        {toned && (
          <g className={tone} filter="url(#desfoque)" strokeWidth="15" strokeOpacity=".22">
            <use href="#cortes" strokeDasharray="0 9 111 9999" />
            <use href="#cortes" className={strokes.muted} strokeDasharray="0 16 46 9999" />
          </g>
        )}
        <g className={scanned} stroke={part === 'foto' ? 'url(#esmaecer)' : undefined}>
          <use href="#cortes" className={thin} />
          <use href="#cortes" strokeDasharray="76 9999" />
        </g>
        {part === 'pagina' && theScanLine}
      </g>
      {part === 'foto' && theScanLine}
    </g>
  );
});

/* On the page it keeps to the limb, as words are there. */
const theScanLine = <rect className={scanLine} y={viewBox.top} width="2" height={viewBox.height} />;

const limb = css`
  fill: ${color.paper};
  stroke: ${color.ring};
`;

const thin = css`
  stroke-width: calc(0.5px * var(--bold));
  stroke-opacity: 0.6;
`;

const tone = css`
  display: none;

  ${media.ownColors} {
    display: inline;
  }
`;
