import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';

interface PageTitleProps {
  /** A line above the heading. */
  eyebrow?: string;
  /** The heading's language where it is not the page's (WCAG 2.2, 3.1.2). */
  lang?: string;
  lead?: string;
  children: ReactNode;
}

/** The page's only `h1`, with the lines around it. Navigation moves the focus to the `h1`. */
export function PageTitle({ eyebrow, lang, lead, children }: PageTitleProps) {
  return (
    <header>
      {eyebrow && <p className={eyebrowLine}>{eyebrow}</p>}
      <h1 tabIndex={-1} lang={lang}>
        {children}
      </h1>
      {lead && <p className={leadLine}>{lead}</p>}
    </header>
  );
}

const eyebrowLine = css`
  margin-bottom: ${space.x2};
  color: ${color.brand};
  font-weight: 600;
`;

/* So narrow on a phone that it has as many lines in the fallback font. */
const leadLine = css`
  max-width: 17em;
  margin-top: ${space.x3};
  color: ${color.muted};
  font-size: ${text.lead};
  line-height: 1.5;
  text-wrap: balance;

  ${media.oneLine} {
    max-width: 33rem;
  }
`;
