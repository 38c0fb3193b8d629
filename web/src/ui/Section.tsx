import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { media } from '../styles/media.ts';
import { color, space } from '../styles/tokens.ts';
import { Container } from './Container.tsx';

export type SectionBackground = 'paper' | 'sunken';
export type SectionLayout = 'stacked' | 'beside';

interface SectionProps {
  /** The fragment that links point at, and the base of the heading's id. */
  id: string;
  title: string;
  lead?: string;
  background?: SectionBackground;
  /** On a wide screen the heading is above the content (`stacked`) or to its left (`beside`). */
  layout?: SectionLayout;
  children: ReactNode;
}

/** A region of a page, named by its heading. A link to its `id` scrolls and moves the focus there. */
export function Section({ id, title, lead, background = 'paper', layout = 'stacked', children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`} className={cx(section, backgrounds[background])}>
      <Container className={layouts[layout]}>
        <header className={heading}>
          <h2 id={`${id}-titulo`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
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

const backgrounds: Record<SectionBackground, string> = {
  paper: css`
    background: ${color.paper};
  `,
  sunken: css`
    background: ${color.sunken};
  `,
};

const layouts: Record<SectionLayout, string> = {
  stacked: '',
  beside: css`
    ${media.wide} {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${space.x6};
    }
  `,
};

const heading = css`
  max-width: 40rem;
  margin-bottom: ${space.x6};

  p {
    margin-top: ${space.x2};
    color: ${color.muted};
  }

  ${media.print} {
    break-after: avoid;
  }
`;
