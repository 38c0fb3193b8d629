import { css } from '@linaria/core';
import type { ReactNode } from 'react';

/** A column of links, as `li` elements. `half`: two of them stand beside each other on a phone. */
export function FooterLinks({ title, half, children }: { title: string; half?: boolean; children: ReactNode }) {
  return (
    <section className={half ? halfColumn : undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/* Against the rules of its surroundings, which come later. */
const halfColumn = css`
  && {
    grid-column: auto;

    ul {
      display: block;
    }
  }
`;
