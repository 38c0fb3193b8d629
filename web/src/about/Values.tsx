import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { media } from '../styles/media.ts';
import { color, groundLine, space } from '../styles/tokens.ts';
import { type ValueDrawing, values } from './content.ts';
import { FramedKnee, PhoneOnDial, Provenance } from './ValueDrawings.tsx';

/** Each value's drawing says its sentence. */
const drawings: Record<ValueDrawing, ReactNode> = {
  provenance: <Provenance />,
  frame: <FramedKnee />,
  phone: <PhoneOnDial />,
};

/** The values, one a row, their drawings on alternate sides. */
export function Values() {
  return (
    <ul>
      {values.map(({ title, description, drawing }) => (
        <li key={title} className={row}>
          <div className={words}>
            <h3 className={heading}>{title}</h3>
            <p className={sentence}>{description}</p>
          </div>
          <div className={picture}>{drawings[drawing]}</div>
        </li>
      ))}
    </ul>
  );
}

const row = css`
  display: grid;
  gap: 2rem 1.5rem;
  align-items: center;
  padding-block: 1.75rem 2.25rem;
  border-top: ${groundLine};

  ${media.twoColumns} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    padding-block: 3rem 3.5rem;
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: ${space.x2};
    break-inside: avoid;
  }
`;

const words = css`
  ${media.twoColumns} {
    grid-column: 1 / span 4;
    grid-row: 1;

    li:nth-child(even) > & {
      grid-column: 9 / -1;
    }
  }
`;

const picture = css`
  ${media.twoColumns} {
    grid-column: 6 / -1;
    grid-row: 1;

    li:nth-child(even) > & {
      grid-column: 1 / span 7;
    }
  }
`;

const heading = css`
  font-size: min(clamp(1.75rem, 1.2rem + 1.45vw, 2.5rem), 14vw);
  font-weight: 520;
  line-height: 1.1;
  letter-spacing: -0.035em;
`;

const sentence = css`
  max-width: 26em;
  margin-top: 0.75rem;
  color: ${color.muted};
  font-size: 1.1875rem;
`;
