import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { type GroundName, ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, groundLine, space, text } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import type { LegalDocument } from './document.ts';
import { longDate } from './longDate.ts';

/** The ground that a legal page begins with. */
export const legalGround: GroundName = 'mint';

/** The title of a legal text, what it is about, and its date. */
export function LegalHead({ title, lead }: Pick<LegalDocument, 'title' | 'lead'>) {
  return (
    <div className={cx(head, ground[legalGround])}>
      <Container className={headColumns}>
        <h1 tabIndex={-1} className={heading}>
          {title}
        </h1>
        <div>
          <p className={leadLine}>{lead}</p>
          <p className={updated}>
            Última atualização: <time dateTime={site.legalUpdated}>{longDate(site.legalUpdated)}</time>
          </p>
        </div>
      </Container>
    </div>
  );
}

const head = css`
  border-bottom: ${groundLine};
`;

const headColumns = css`
  display: grid;
  gap: ${space.x3};
  align-items: end;
  padding-block: ${space.x4} 2.5rem;

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-block: clamp(2.5rem, 6vw, 5.5rem) ${space.x8};
  }

  ${media.print} {
    display: block;
  }
`;

/* On a phone it grows with the text, but not so far that a word no longer fits. */
const heading = css`
  max-width: 7em;
  margin-left: -0.055em;
  font-size: max(min(3rem, 16vw), 13.4vw);

  ${media.oneLine} {
    font-size: clamp(3rem, 7vw, 6.5rem);
  }
`;

const leadLine = css`
  max-width: 33rem;
  color: ${color.muted};
  font-size: ${text.body};
  line-height: 1.5;

  ${media.oneLine} {
    font-size: ${text.lead};
  }
`;

const updated = css`
  margin-top: ${space.x2};
  color: ${color.muted};
  font-size: 1rem;
`;
