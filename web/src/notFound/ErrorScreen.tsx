import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { space, text } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';

interface ErrorScreenProps {
  drawing?: ReactNode;
  /** The explanation and the ways on, below the heading. */
  children: ReactNode;
}

/** The screen of an unknown address and of a crash; the heading has the wording of the router's own error screen. */
export function ErrorScreen({ drawing, children }: ErrorScreenProps) {
  return (
    <Container className={screen}>
      {drawing}
      <div className={column}>
        <h1 tabIndex={-1} lang="en" className={heading}>
          Unexpected Application Error!
        </h1>
        {children}
      </div>
    </Container>
  );
}

const screen = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x6};
  align-items: center;
  padding-block: ${space.section};
`;

const column = css`
  display: grid;
  flex: 1 1 20rem;
  gap: ${space.x2};
  justify-items: start;
`;

const heading = css`
  font-size: ${text.h2};
`;
