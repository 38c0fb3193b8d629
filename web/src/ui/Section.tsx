import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { type GroundName, ground as groundClasses } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';

interface SectionProps {
  /** The fragment that links point at, and the base of the heading's id. */
  id: string;
  title: string;
  /** Paper if not given. */
  ground?: GroundName;
  /** The place of the heading on a wide screen: above the content, or `beside` it. */
  beside?: boolean;
  children: ReactNode;
}

/** A region of a page, named by its heading. A link to its `id` scrolls and moves the focus there. */
export function Section({ id, title, ground, beside, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className={cx(section, ground && groundClasses[ground], beside && twoColumns)}
    >
      <h2 id={`${id}-titulo`} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const section = css`
  padding: ${space.section} ${space.pad};

  ${media.print} {
    padding-block: ${space.x2};
  }
`;

/* The margin aligns the stem of the first letter with the text below. */
const heading = css`
  margin: 0 0 ${space.x6} -0.04em;
`;

const twoColumns = css`
  h2 {
    max-width: 7.4em;
  }

  ${media.threeColumns} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.x3};

    h2 {
      position: sticky;
      top: 7rem;
      align-self: start;
    }
  }
`;
