import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { space } from '../styles/tokens.ts';

/** Keeps its children off the page's edges. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx(container, className)}>{children}</div>;
}

const container = css`
  padding-inline: ${space.pad};
`;
