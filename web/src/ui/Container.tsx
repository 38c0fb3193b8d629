import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { space } from '../styles/tokens.ts';

/** Centres its children in the page's measure of 1160 px, with a gutter at the edges. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(container, className)}>{children}</div>;
}

const container = css`
  width: 100%;
  max-width: calc(1160px + 2 * ${space.x3});
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, ${space.x3});
`;
