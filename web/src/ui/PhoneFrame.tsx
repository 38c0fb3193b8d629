import { css, cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { color, radius } from '../styles/tokens.ts';

/** A drawn phone around its children. Nothing else on the page casts a shadow. */
export function PhoneFrame({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(phone, className)} />;
}

const phone = css`
  position: relative;
  overflow: hidden;
  border: 10px solid ${color.bezel};
  border-radius: ${radius.phone};
  background: ${color.surface};
  box-shadow: 0 24px 64px ${color.shadow};

  ${media.print} {
    break-inside: avoid;
    box-shadow: none;
  }
`;
