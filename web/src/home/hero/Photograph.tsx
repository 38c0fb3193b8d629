import { css, cx } from '@linaria/core';
import type { RefObject } from 'react';
import { type Figure, photograph } from '../../../shared/figure/figure.ts';
import { flexionAtHeel } from '../../../shared/figure/heelSlide.ts';
import { letterSize } from '../../../shared/figure/labels.ts';
import { poseAt } from '../../../shared/figure/pose.ts';
import { viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { container, ground, layout, space } from '../../styles/rules.ts';
import { picture } from '../../ui/lettering.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { Counting } from './Counting.tsx';
import { degreesInWords } from './degreesInWords.ts';
import { scanned } from './entry.ts';
import { readingAboveDrawing } from './heroLayout.ts';
import { Letters } from './Letters.tsx';
import { Measurement } from './Measurement.tsx';
import { LimbDefinitions, ScannedLimb } from './ScannedLimb.tsx';
import { Studio } from './Studio.tsx';
import { viewBox } from './viewBox.ts';

interface PhotographProps {
  ref: RefObject<HTMLDivElement | null>;
  figure: Figure;
  /** The flexion without the invitation's, in degrees. */
  set: number;
  onBend: (flexion: number) => void;
  slider: RefObject<HTMLElement | null>;
}

/** A photograph of a left knee, measured. The foot steps out of it, on to the page, where only the scan is left. */
export function Photograph({ ref, figure, set, onBend, slider }: PhotographProps) {
  const { flexion } = figure;
  const drag = useDrag(
    (pressed) => {
      const offset = pressed.x - poseAt(flexion, photograph).ankle.x;
      return (moved) => onBend(flexionAtHeel(moved.x - offset, photograph));
    },
    { undo: () => onBend(set), slider },
  );
  return (
    <div ref={ref} className={stage}>
      <Studio place={besideWords} />
      <div className={limb}>
        <svg
          viewBox={viewBoxOf(viewBox)}
          className={cx(picture, drawing)}
          role="img"
          aria-label={`Membro inferior esquerdo em vista lateral, joelho em ${degreesInWords(flexion)} de flexão`}
        >
          <LimbDefinitions figure={figure} />
          <ScannedLimb part="pagina" />
          {/* The blurred tone is the most expensive part of a frame, so it is left out during a drag. */}
          <ScannedLimb part="foto" toned={!drag.active} />
          <g className={cx(ground.field, scanned)}>
            <Measurement figure={figure} drag={drag} />
          </g>
        </svg>
        <div className={layer}>
          <Letters figure={figure} />
        </div>
        <Counting flexion={flexion} />
      </div>
    </div>
  );
}

/* A phone's reading is over the arc at every flexion. */
const stage = css`
  position: relative;
  grid-area: scene;
  display: grid;
  place-content: end;
  margin: 0.875rem calc(-1 * ${space.pad}) 0;
  padding-top: 5rem;
  overflow: clip;

  ${container.phone} {
    margin-top: 0;
    padding-top: calc(1.5rem + ${readingAboveDrawing});
    overflow: visible;
  }

  ${layout.heroBeside(`
    margin-top: 0;
    overflow: visible;
    pointer-events: none;
  `)}
`;

/* On a phone the field comes with the words. */
const besideWords = css`
  inset: 0 0 0 calc(100% - var(--photograph));

  ${container.phone} {
    display: none;
  }
`;

/* A phone's reading is placed in the scene, and not in the drawing. */
const limb = css`
  position: relative;
  width: calc(${viewBox.width} * var(--unit));
  user-select: none;

  ${container.phone} {
    position: static;
  }
`;

const drawing = css`
  overflow: visible;
  fill: none;
`;

/* The container of the letters. Contained, so that a new degree does not lay out the whole page. */
const layer = css`
  --reading: ${(100 * letterSize.reading) / viewBox.width}cqw;
  container-type: inline-size;
  contain: size layout;
  position: absolute;
  right: 0;
  bottom: 0;
  width: calc(${viewBox.width} * var(--unit));
  height: calc(${viewBox.height} * var(--unit));
  pointer-events: none;
`;
