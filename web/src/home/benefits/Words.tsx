import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, touchTarget } from '../../styles/tokens.ts';
import { title } from './band.ts';
import { benefits } from './content.ts';

interface WordsProps {
  of: keyof typeof benefits;
  className?: string;
  children?: ReactNode;
}

/** The title and the sentence of a benefit. */
export function Words({ of: name, className, children }: WordsProps) {
  return (
    <div className={cx(words, className)}>
      <h3 className={title}>{benefits[name].title}</h3>
      <p>{benefits[name].description}</p>
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

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
`;
