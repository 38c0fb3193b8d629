import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, touchTarget } from '../../styles/tokens.ts';
import { title as titleClass } from './band.ts';

interface WordsProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The title of a benefit and the text below it. */
export function Words({ title, className, children }: WordsProps) {
  return (
    <div className={cx(words, className)}>
      <h3 className={titleClass}>{title}</h3>
      {children}
    </div>
  );
}

const words = css`
  p {
    max-width: 25em;
    margin-top: 0.375rem;
    color: ${color.muted};
    line-height: 1.5;
  }

  /* In front of the neighbouring drawing, which may overlap it. */
  a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
`;
