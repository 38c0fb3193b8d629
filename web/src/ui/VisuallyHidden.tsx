import { css } from '@linaria/core';
import type { ComponentProps } from 'react';

/** Hides words from sight alone. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers alone. It is not copied with what is seen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span className={hidden} {...props} />;
}

const hidden = css`
  ${visuallyHidden}
  user-select: none;
`;
