import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, container, type GroundName, ground, headerHeight, space, type } from '../styles/rules.ts';

interface ErrorScreenProps {
  /** The status code and its reason phrase, of an unknown address. */
  status?: string;
  /** What is wrong. */
  sentence: string;
  /** What may be the cause. */
  explanation?: string;
  drawing?: ReactNode;
  children: ReactNode;
}

/** The ground of the error screen. */
export const errorGround: GroundName = 'deep';

/** The screen of an unknown address and of a crash; the heading has the wording of the router's own error screen. */
export function ErrorScreen({ status, sentence, explanation, drawing, children }: ErrorScreenProps) {
  return (
    <div className={cx(screen, ground[errorGround])}>
      <div className={words}>
        <hgroup lang="en" className={english}>
          <h1 tabIndex={-1}>Unexpected Application Error!</h1>
          {status && <p>{status}</p>}
        </hgroup>
        <h2 className={opening}>{sentence}</h2>
        {explanation && <p className={reason}>{explanation}</p>}
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
  padding: ${space.x2} ${space.pad};
  overflow: clip;

  ${container.twoColumns} {
    min-height: max(40rem, var(--screen) - ${headerHeight.page});
    padding-top: clamp(2rem, 0.09 * var(--screen), 6.5rem);
  }
`;

const words = css`
  h2,
  p {
    text-wrap: balance;
  }

  ${container.twoColumns} {
    width: calc(50% - 1rem);
  }
`;

const english = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.x1};
  ${type.label}

  h1 {
    margin: 0;
    ${type.boldLabel}
  }

  p {
    color: ${color.arcText};
  }
`;

const opening = css`
  margin: ${space.x2} 0 0.38em;
  ${type.opening}
`;

/* Narrow enough on a phone to have as many lines in the fallback font. */
const reason = css`
  max-width: 30rem;
  ${type.mutedLead}

  ${container.phone} {
    width: min(15em, 100%);
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x3};
`;
