import { css, cx } from '@linaria/core';
import type { Path } from '../routes.ts';
import { site } from '../site.ts';
import { color, container, type GroundName, ground, groundLine, media, space, text } from '../styles/rules.ts';
import type { LegalDocument } from './document.ts';

/** The ground that a legal page begins with. */
export const legalGround: GroundName = 'mint';

/** The title of a legal text, what it is about, and its date. On paper, its address too. */
export function LegalHead({ path, title, lead }: Pick<LegalDocument, 'title' | 'lead'> & { path: Path }) {
  const date = site.legalUpdated.split('-').reverse().join('/');
  return (
    <div className={cx(head, ground[legalGround])}>
      <h1 tabIndex={-1} className={heading}>
        {title}
      </h1>
      <div className={about}>
        <p>{lead}</p>
        <p className={updated}>
          Última atualização: <time dateTime={site.legalUpdated}>{date}</time>
        </p>
        <p className={cx(updated, address)}>{`Disponível em ${site.origin}${path}`}</p>
      </div>
    </div>
  );
}

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  align-items: end;
  padding: clamp(2rem, 6vw, 5.5rem) ${space.pad} clamp(2.5rem, 5vw, 4rem);
  border-bottom: ${groundLine};

  ${container.twoColumns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/* On a phone it grows with the text, but not so far that a word no longer fits, with a reader's text spacing too. */
const heading = css`
  max-width: 7em;
  font-size: clamp(min(3rem, 13vw), 7vw, 6.5rem);
`;

const about = css`
  max-width: 33rem;
  color: ${color.muted};
  line-height: 1.5;

  ${container.oneLine} {
    font-size: ${text.lead};
  }
`;

const updated = css`
  margin-top: ${space.x2};
  font-size: ${text.link};
`;

const address = css`
  ${media.screen} {
    display: none;
  }
`;
