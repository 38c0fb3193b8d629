import { css, cx } from '@linaria/core';
import { type Figure, photograph, photographEdge } from '../../../shared/figure/figure.ts';
import { drawn } from '../../styles/drawn.ts';
import { ground } from '../../styles/grounds.ts';
import { container, media } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { degreesInWords } from './degreesInWords.ts';
import { Measurement } from './Measurement.tsx';
import { LimbDefinitions, ScannedLimb } from './ScannedLimb.tsx';
import { useFlexionDrag } from './useFlexionDrag.ts';

/** The drawing's width in units: its right edge is the photograph's. */
const { width } = photograph;

/** A photograph of a left knee, measured. The foot steps out of it, on to the page, where only the scan is left. */
export function Photograph({ figure, onBend }: { figure: Figure; onBend: (flexion: number) => void }) {
  const { flexion } = figure;
  const drag = useFlexionDrag(flexion, onBend);
  return (
    <div className={stage}>
      <div className={cx(ground.field, field)} />
      <svg
        viewBox={`0 68 ${width} 572`}
        className={drawing}
        role="img"
        aria-label={`Perna esquerda em vista lateral, joelho a ${degreesInWords(flexion)} de flexão`}
      >
        <LimbDefinitions figure={figure} />
        <clipPath id="na-pagina">
          <path d={`M${photographEdge}-2e3h-2e3v4e3h2e3z`} />
        </clipPath>
        <clipPath id="na-foto">
          <path d={`M${photographEdge}-2e3h3e3v4e3h-3e3z`} />
        </clipPath>
        <g className={scan}>
          <g clipPath="url(#na-pagina)">
            <ScannedLimb behind="paper" />
          </g>
          <g clipPath="url(#na-foto)" className={ground.field}>
            {/* The blur is the most costly part of a frame. */}
            <ScannedLimb behind="field" toned={!drag.active} />
          </g>
        </g>
        <g className={ground.field}>
          <Measurement figure={figure} drag={drag} />
        </g>
      </svg>
      {/* Where the arc needs its place on a small screen, the caption gives way. */}
      <p className={cx(ground.field, drawn.viewfinder, frame, flexion > 108 && givesWay)}>
        <span>
          Exemplo · joelho esquerdo<span className={view}>, vista lateral</span>
        </span>
      </p>
    </div>
  );
}

const stage = css`
  position: relative;
  margin-top: 1.75rem;
  padding-top: 3.5rem;
  overflow: clip;

  ${container.phone} {
    margin-top: 0.875rem;
    padding-top: 2.75rem;
  }

  ${media.print} {
    break-inside: avoid;
  }

  ${container.threeColumns} {
    position: absolute;
    inset: 0 0 var(--strip);
    display: flex;
    justify-content: flex-end;
    align-items: flex-end;
    margin: 0;
    padding: 0;
    overflow: visible;
    pointer-events: none;
  }
`;

const field = css`
  position: absolute;
  inset: 0 0 0 calc(100% - var(--photograph));
  background: ${color.surface} radial-gradient(80% 75% at 74% 62%, ${color.glow}, ${color.surface} 55%, ${color.paper});

  ${media.forcedColors} {
    background: none;
  }

  /* Without backgrounds, which is the browsers' default, Chromium prints a gradient as white over what lies below. */
  ${media.print} {
    background: none;
  }
`;

const drawing = css`
  position: relative;
  flex: none;
  width: calc(${width} * var(--unit));
  max-width: none;
  height: calc(572 * var(--unit));
  overflow: visible;
  fill: none;
  user-select: none;
`;

/* The scan runs once, from the hip to the toes. */
const scan = css`
  animation: scan 1.4s cubic-bezier(0.65, 0, 0.25, 1) backwards;

  @keyframes scan {
    from {
      clip-path: inset(-2% -2% -2% 102%);
    }

    to {
      clip-path: inset(-2%);
    }
  }
`;

const frame = css`
  --corner: ${color.ring};
  position: absolute;
  inset: 0.75rem 0.75rem 0.75rem calc(100% - var(--photograph) + 0.75rem);
  padding: 0.375rem ${space.x1};
  color: ${color.muted};
  font-size: min(${text.small}, 5.2cqw);
  font-weight: 500;
  pointer-events: none;

  ${media.print} {
    background: none;
  }

  ${container.threeColumns} {
    inset: 6.25rem 1.5rem 1.5rem calc(100% - var(--photograph) + 1.5rem);
    padding: 0.7rem 1.125rem;
  }
`;

/* Two lines would reach the arc. */
const view = css`
  @container (max-width: 22rem) {
    display: none;
  }
`;

const givesWay = css`
  ${container.phone} {
    span {
      visibility: hidden;
    }
  }
`;
