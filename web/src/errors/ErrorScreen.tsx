import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, container, type GroundName, ground, headerHeight, space, type } from '../styles/rules.ts';

interface ErrorScreenProps {
  /** The status code and its reason phrase, of an unknown address. */
  status?: string;
  explanation: string;
  drawing?: ReactNode;
  children: ReactNode;
}

/** The ground of the error screen. */
export const errorGround: GroundName = 'deep';

/** The screen of an unknown address and of a crash; the heading has the wording of the router's own error screen. */
export function ErrorScreen({ status, explanation, drawing, children }: ErrorScreenProps) {
  return (
    <div className={cx(screen, ground[errorGround])}>
      <div className={words}>
        <hgroup lang="en">
          <h1 tabIndex={-1}>Unexpected Application Error!</h1>
          {status && <p className={statusLine}>{status}</p>}
        </hgroup>
        <p className={reason}>{explanation}</p>
        <div className={actions}>{children}</div>
      </div>
      {drawing}
    </div>
  );
}

const screen = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding: ${space.x3} ${space.pad};
  overflow: clip;

  ${container.twoColumns} {
    min-height: max(40rem, var(--screen) - ${headerHeight.page});
    padding-top: clamp(2rem, 0.09 * var(--screen), 6.5rem);
  }
`;

const words = css`
  h1 {
    margin-bottom: 0.28em;
    ${type.opening}
  }

  p {
    max-width: 30rem;
    text-wrap: balance;
  }

  ${container.twoColumns} {
    width: calc(50% - 1rem);
  }
`;

const statusLine = css`
  margin-bottom: 0.75rem;
  color: ${color.arcText};
  ${type.figure}
`;

/* Narrow enough on a phone to have as many lines in the fallback font. */
const reason = css`
  ${type.mutedLead}

  ${container.phone} {
    width: min(15em, 100%);
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x4};
`;
