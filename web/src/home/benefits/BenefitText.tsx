import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, container, quarter, space } from '../../styles/rules.ts';

interface BenefitTextProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The title of a benefit and the text below it. */
export function BenefitText({ title, className, children }: BenefitTextProps) {
  return (
    <div className={cx(words, className)}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const words = css`
  p {
    max-width: 25em;
    margin-top: min(0.75rem, 0.25rem + 1vw);
    color: ${color.muted};
    text-wrap: balance;
  }
`;

/** A grid for a title and its content. On a wide screen the content is beside the title and spans three of four columns. */
export const titled = css`
  display: grid;
  align-items: baseline;
  column-gap: ${space.x3};
  padding-inline: ${space.pad};

  ${container.threeColumns} {
    grid-template-columns: calc(${quarter} - ${space.x3}) minmax(0, 1fr);
  }
`;

/** The columns of the six joints. On a phone there are three, or fewer if a reader's letters are large. */
export const sixColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(4.5rem, 30%), 1fr));
  row-gap: 0.75rem;

  ${container.oneLine} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
