import { css } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';

interface SectionHeadingProps {
  /** The section's id; the heading's begins with it. */
  id: string;
  title: string;
  lead?: string | undefined;
}

/** The heading of a section, with the lines below it. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <header className={heading}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {lead && <p>{lead}</p>}
    </header>
  );
}

const heading = css`
  margin-bottom: ${space.x6};

  /* The margin aligns the first letter's stem with the words below. */
  h2 {
    margin-left: -0.04em;
  }

  p {
    max-width: 48rem;
    margin-top: 1.25rem;
    color: ${color.muted};
    font-size: ${text.lead};
    line-height: 1.5;
  }

  ${media.print} {
    break-after: avoid;
  }
`;
