import { css, cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { media } from '../styles/media.ts';
import { color, radius } from '../styles/tokens.ts';

/** A drawn phone around its children, which stands on what is below it. */
export function PhoneFrame({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(phone, className)} />;
}

const phone = css`
  position: relative;
  overflow: hidden;
  padding: 9.5px 9.5px 0;
  border: 1.5px solid ${color.line};
  border-bottom: 0;
  border-radius: ${radius.phone} ${radius.phone} 0 0;
  background: ${color.bezel};
  box-shadow: 0 -10px 80px ${color.shadow};

  /* The screen. */
  > :first-child {
    border-radius: ${radius.screen} ${radius.screen} 0 0;
  }

  ${media.print} {
    break-inside: avoid;
    box-shadow: none;
  }
`;
