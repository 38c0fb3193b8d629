import { css } from '@linaria/core';
import type { Path } from '../routes.ts';
import { color, container, groundLine, media, space, type } from '../styles/rules.ts';
import { Contents } from './Contents.tsx';
import { fragmentOf, type LegalDocument } from './document.ts';
import { LegalBlock } from './LegalBlock.tsx';
import { LegalHead } from './LegalHead.tsx';

/** A legal text: its numbered sections, and a table of contents beside them. */
export function LegalText({ path, document: { sections, ...head } }: { path: Path; document: LegalDocument }) {
  return (
    <>
      <LegalHead path={path} {...head} />
      <div className={columns}>
        <Contents titles={Object.keys(sections)} />
        <div>
          {Object.entries(sections).map(([title, blocks], index) => (
            // Unnamed, so that it is no landmark: a screen reader would list ten.
            <section key={title} className={numberedSection}>
              {/* A screen reader speaks of what has the focus. */}
              <h2 id={fragmentOf(title)} tabIndex={-1}>
                <span className={numeral}>{`${index + 1}. `}</span>
                {title}
              </h2>
              <div className={body}>
                {blocks.map((block) => (
                  <LegalBlock key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const columns = css`
  padding: 2.5rem ${space.pad} 4.5rem;

  ${container.twoColumns} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    column-gap: ${space.x3};
    padding-block: 4.5rem 7.5rem;
  }

  /* A space after the last section might print a sheet of its own. */
  ${media.print} {
    display: block;
    padding-block: 0;
  }
`;

const above = '1.75rem';

const numberedSection = css`
  position: relative;
  padding-block: ${above} 2.75rem;
  border-top: ${groundLine};

  /* A link to it shows the section from its line on. */
  h2 {
    scroll-margin-top: calc(${above} + 1px);
  }

  ${container.twoColumns} {
    padding-left: calc(200% / 9);

    &:first-child {
      padding-top: 0;
      border: 0;

      h2 {
        scroll-margin-top: 0;
      }
    }
  }

  ${media.print} {
    margin-top: ${space.x2};
    padding: ${space.x2} 0 0;
  }
`;

/* On a wide screen the number has a column of its own, where the space after it is still copied. */
const numeral = css`
  white-space: pre-wrap;
  color: ${color.brand};

  ${container.twoColumns} {
    position: absolute;
    left: 0;
  }
`;

const body = css`
  max-width: 38rem;
  margin-top: 0.875rem;
  ${type.lead}

  > * + * {
    margin-top: ${space.x2};
  }
`;
