import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { color, container, type GroundName, ground as groundClasses, media, space, type } from '../styles/rules.ts';

interface SectionProps {
  /** The fragment that links point at, and the base of the heading's id. */
  id: string;
  title: ReactNode;
  /** The title is small, over content as wide as the page. */
  eyebrow?: boolean;
  /** Paper if not given. */
  ground?: GroundName;
  /** Below the title; on a wide screen, at the lower end of the content. */
  picture?: ReactNode;
  /** On a wide screen, beside title and picture. */
  children: ReactNode;
}

/** A region of a page, named by its heading. A link to its `id` scrolls and moves the focus there. */
export function Section({ id, title, eyebrow, ground, picture, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className={cx(section, !eyebrow && columns, ground && groundClasses[ground])}
    >
      <h2 id={`${id}-titulo`} className={eyebrow ? small : large}>
        {title}
      </h2>
      {picture}
      <div className={cx(!eyebrow && content)}>{children}</div>
    </section>
  );
}

/** One column; on a wide screen two, whose first lines have one baseline. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4} ${space.x6};
  align-items: baseline;

  ${container.twoColumns} {
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 7fr);
  }
`;

const section = css`
  padding: ${space.section} ${space.pad};

  ${media.print} {
    padding-block: ${space.x4};
    break-inside: avoid;
  }
`;

/* The margin aligns the stem of the first letter with the text below. */
const large = css`
  ${type.opening}
  margin-left: -0.04em;
`;

const small = css`
  margin-bottom: ${space.x4};
  color: ${color.brand};
  ${type.boldBody}
`;

/* Reader modes keep an element whose class name has 'content', even if half of it is links. */
const content = css`
  ${container.twoColumns} {
    grid-area: 1 / 2 / span 2;
  }
`;
