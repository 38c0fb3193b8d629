import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { AtlasJoint } from '../../../shared/figure/atlas.ts';
import { color, container, space, type } from '../../styles/rules.ts';

interface ReadoutProps {
  /** The angle in large digits. Undefined where a style states it. */
  reading?: string;
  /** The joint of a plate, whose style states reading and place. */
  joint?: AtlasJoint;
  /** Gives its place, and as `--reading` the size of the digits. */
  className: string;
  children: ReactNode;
}

/** A reading beside its arc, and words below it. A screen reader has them from the drawing. */
export function Readout({ reading, joint, className, children }: ReadoutProps) {
  return (
    <div className={cx(readout, className)} data-joint={joint} aria-hidden="true">
      <div className={digits}>{reading}</div>
      {children}
    </div>
  );
}

/** From the top of a line of digits to their baseline, in their size (em). */
export const digitsBaseline = 0.95;

/* In large letters it is above the drawing. */
const readout = css`
  padding-inline: ${space.pad};
  ${type.mutedNote}
  pointer-events: none;

  ${container.usualLetters} {
    position: absolute;
    z-index: 1;
    padding: 0;
  }
`;

/** The large digits of a readout. Centred in a stated height, they keep their place when a reader widens the lines. */
export const digits = css`
  display: grid;
  align-content: center;
  height: 1.2em;
  color: ${color.arc};
  ${type.reading}
  white-space: nowrap;
`;
