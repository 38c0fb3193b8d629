import { css } from '@linaria/core';
import { type ComponentProps, Fragment } from 'react';

/**
 * A link that writes to an e-mail address. It begins a line if it fits none that has begun. Where it fits no line, that ends
 * after the at sign or before a dot.
 */
export function EmailLink({ children, ...props }: ComponentProps<'a'> & { children: string }) {
  return (
    <a href={`mailto:${children}`} {...props}>
      <span className={whole}>
        {[...children.matchAll(/[^@][^@.]*@?/g)].map(({ 0: part, index }) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}

/* The underline of a link does not reach an inline-block within it. */
const whole = css`
  display: inline-block;
  text-decoration: inherit;
`;
