import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { type GroundName, ground as groundClasses } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { Container } from './Container.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export type SectionLayout = 'stacked' | 'beside';

interface SectionProps {
  /** The fragment that links point at, and the base of the heading's id. */
  id: string;
  title: string;
  lead?: string;
  /** Paper if not given. */
  ground?: GroundName;
  /** On a wide screen the heading is above the content (`stacked`) or to its left (`beside`). */
  layout?: SectionLayout;
  children: ReactNode;
}

/** A region of a page, named by its heading. A link to its `id` scrolls and moves the focus there. */
export function Section({ id, title, lead, ground, layout = 'stacked', children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className={cx(section, ground && groundClasses[ground])}
    >
      <Container className={layouts[layout]}>
        <SectionHeading id={id} title={title} lead={lead} />
        {children}
      </Container>
    </section>
  );
}

const section = css`
  padding-block: ${space.section};

  ${media.print} {
    padding-block: ${space.x2};
  }
`;

const layouts: Record<SectionLayout, string> = {
  stacked: '',
  beside: css`
    h2 {
      max-width: 7.4em;
    }

    ${media.threeColumns} {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${space.x3};

      > header {
        position: sticky;
        top: 7rem;
        align-self: start;
      }
    }
  `,
};
