import { css, cx } from '@linaria/core';
import type { RefObject } from 'react';
import { type Figure, photograph } from '../../../shared/figure/figure.ts';
import { drawn } from '../../styles/drawn.ts';
import { ground } from '../../styles/grounds.ts';
import { container, media } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { degreesInWords } from './degreesInWords.ts';
import { scanLine, scanned } from './entry.ts';
import { Measurement } from './Measurement.tsx';
import { LimbDefinitions, ScannedLimb } from './ScannedLimb.tsx';
import { useFlexionDrag } from './useFlexionDrag.ts';

/** The drawing's width in units: its right edge is the photograph's. */
const { width } = photograph;

interface PhotographProps {
  ref: RefObject<HTMLDivElement | null>;
  figure: Figure;
  /** Gets degrees. */
  onBend: (flexion: number) => void;
}

/** A photograph of a left knee, measured. The foot steps out of it, on to the page, where only the scan is left. */
export function Photograph({ ref, figure, onBend }: PhotographProps) {
  const { flexion } = figure;
  const drag = useFlexionDrag(flexion, onBend);
  return (
    <div ref={ref} className={stage}>
      <div className={cx(ground.field, field)} />
      <p className={cx(ground.field, drawn.viewfinder, frame, flexion > 94 && crowded)}>
        Exemplo · joelho esquerdo<span className={view}>, vista lateral</span>
      </p>
      <svg
        viewBox={`0 68 ${width} 572`}
        className={drawing}
        role="img"
        aria-label={`Perna esquerda em vista lateral, joelho a ${degreesInWords(flexion)} de flexão`}
      >
        <LimbDefinitions figure={figure} />
        <ScannedLimb part="pagina" />
        {/* The blurred tone is the most expensive part of a frame, so it is left out during a drag. */}
        <ScannedLimb part="foto" toned={!drag.active} />
        <g className={cx(ground.field, scanned)}>
          <Measurement figure={figure} drag={drag} />
        </g>
        <path className={cx(ground.field, scanLine)} d="M0 68V640" />
      </svg>
    </div>
  );
}

const stage = css`
  position: relative;
  margin: 1.75rem calc(-1 * var(--gutter)) 0;
  padding-top: max(2.375rem, 10.5cqw);
  overflow: clip;

  ${container.phone} {
    margin-top: 0.875rem;
  }

  ${media.print} {
    break-inside: avoid;
  }

  ${container.threeColumns} {
    position: absolute;
    inset: 0 0 var(--strip);
    margin: 0;
    padding: 0;
    overflow: visible;
    pointer-events: none;
  }
`;

const field = css`
  position: absolute;
  inset: 0 0 0 calc(100% - var(--photograph));

  ${media.ownColors} {
    background-image: radial-gradient(80% 75% at 74% 62%, ${color.glow}, ${color.surface} 55%, ${color.paper});
  }
`;

const drawing = css`
  position: relative;
  width: calc(${width} * var(--unit));
  margin-left: auto;
  overflow: visible;
  fill: none;
  user-select: none;

  ${container.threeColumns} {
    position: absolute;
    inset: auto 0 0 auto;
  }
`;

const frame = css`
  --corner: ${color.ring};
  position: absolute;
  inset: 0.75rem 0.75rem 0.75rem calc(100% - var(--photograph) + 0.75rem);
  padding: ${space.x1} min(0.625rem, 3cqw);
  color: ${color.muted};
  font-size: min(${text.small}, 5.2cqw);
  font-weight: 500;
  line-height: 1.3;
  pointer-events: none;
  transition: opacity 0.2s;

  /* Browsers print without backgrounds by default. Chromium then paints a gradient white, over what lies below. */
  ${media.print} {
    background: none;
  }

  ${container.threeColumns} {
    inset: min(6.25rem, 11.6svh) 1.5rem 1.5rem calc(100% - var(--photograph) + 1.5rem);
    padding: 0.7rem 1.125rem;
  }
`;

/* Two lines would reach the arc. */
const view = css`
  @container (max-width: 22rem) {
    display: none;
  }
`;

/* On a phone the measurement needs the space of the caption. */
const crowded = css`
  ${container.phone} {
    opacity: 0;
  }
`;
