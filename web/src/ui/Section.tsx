import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { container, type GroundName, ground as groundClasses, space, type } from '../styles/rules.ts';

interface SectionProps {
  /** The fragment that links point at, and the base of the heading's id. */
  id: string;
  title: string;
  /** Paper if not given. */
  ground?: GroundName;
  /** Stands below the title; on a wide screen, at the lower end of the content. */
  picture?: ReactNode;
  /** On a wide screen, beside title and picture. */
  children: ReactNode;
}

/** A region of a page, named by its heading. A link to its `id` scrolls and moves the focus there. */
export function Section({ id, title, ground, picture, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className={cx(section, ground && groundClasses[ground])}
    >
      <h2 id={`${id}-titulo`}>{title}</h2>
      {picture}
      <div className={content}>{children}</div>
    </section>
  );
}

/* The margin aligns the stem of the title's first letter with the text below. */
const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4} ${space.x6};
  padding: ${space.section} ${space.pad};

  h2 {
    max-width: 7.4em;
    ${type.opening}
    margin-left: -0.04em;
  }

  ${container.twoColumns} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    h2 {
      align-self: baseline;
    }
  }
`;

const content = css`
  ${container.twoColumns} {
    grid-area: 1 / 2 / span 2;
    align-self: baseline;
  }
`;
