import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { media } from '../styles/media.ts';
import { color, space } from '../styles/tokens.ts';
import { type Piece, reasons } from './content.ts';
import { Conclusion, MarkedPhoto, Measures, Patients } from './pieces.tsx';

const pieces: Record<Piece, ReactNode> = {
  photo: <MarkedPhoto />,
  patients: <Patients />,
  measures: <Measures />,
  conclusion: <Conclusion />,
};

/** The reasons, each beside a piece of the app or of its report. */
export function Reasons() {
  return (
    <ul>
      {reasons.map(({ sentence, piece }) => (
        <li key={piece} className={item}>
          {pieces[piece]}
          <p>{sentence}</p>
        </li>
      ))}
    </ul>
  );
}

const item = css`
  display: grid;
  gap: ${space.x2};
  padding-block: ${space.x3};
  border-top: 1px solid ${color.line};

  > p {
    font-size: min(clamp(1.25rem, 0.95rem + 0.95vw, 1.6875rem), 8vw);
    line-height: 1.3;
    letter-spacing: -0.02em;
  }

  ${media.oneLine} {
    grid-template-columns: min(21rem, 50%) minmax(0, 1fr);
    gap: 2.5rem;
    align-items: center;
  }

  ${media.threeColumns} {
    &:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }

  ${media.print} {
    display: block;
    padding-block: ${space.x1};
  }
`;
