import { css, cx } from '@linaria/core';
import type { Path } from '../routes.ts';
import { site } from '../site.ts';
import { container, type GroundName, ground, groundLine, media, space, type } from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';
import type { LegalDocument } from './document.ts';

/** The ground that a legal page begins with. */
export const legalGround: GroundName = 'mint';

/** The title of a legal text, what it is about, and its date. On paper, its address too. */
export function LegalHead({ path, title, lead }: Pick<LegalDocument, 'title' | 'lead'> & { path: Path }) {
  const date = site.legalUpdated.split('-').reverse().join('/');
  return (
    <div className={cx(head, ground[legalGround])}>
      <h1 tabIndex={-1} className={title.startsWith('T') ? withoutStem : undefined}>
        {title}
      </h1>
      <div className={about}>
        <p>
          <BoundText>{lead}</BoundText>
        </p>
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
  align-items: last baseline;
  padding: clamp(2rem, 6vw, 5.5rem) ${space.pad} clamp(2.5rem, 5vw, 4rem);
  border-bottom: ${groundLine};

  h1 {
    max-width: 7em;
  }

  ${container.twoColumns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/* The bar of a T begins where the text below does. */
const withoutStem = css`
  margin-left: -0.015em;
`;

/* Narrow enough on a phone to have as many lines in the fallback fonts. */
const about = css`
  max-width: 33rem;
  ${type.mutedLead}

  ${container.phone} {
    max-width: 17em;
  }
`;

const updated = css`
  margin-top: ${space.x2};
  ${type.note}
`;

const address = css`
  ${media.screen} {
    display: none;
  }
`;
