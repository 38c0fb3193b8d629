import { css } from '@linaria/core';
import type { ComponentProps } from 'react';

/** Hides words from sight, and from what is copied of it. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  user-select: none;
`;

/** Text for screen readers alone. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span className={hidden} {...props} />;
}

const hidden = css`
  ${visuallyHidden}
`;
