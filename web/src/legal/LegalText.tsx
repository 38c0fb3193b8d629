import { css } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, groundLine, space } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { Contents } from './Contents.tsx';
import type { LegalDocument } from './document.ts';
import { LegalBlock } from './LegalBlock.tsx';
import { LegalHead } from './LegalHead.tsx';

/** A legal text: its numbered sections, and a table of contents beside them. */
export function LegalText({ document: { title, lead, sections } }: { document: LegalDocument }) {
  return (
    <>
      <LegalHead title={title} lead={lead} />
      <Container className={columns}>
        <Contents sections={sections} />
        <div>
          {sections.map((section, index) => (
            // Unnamed, so that it is no landmark: a screen reader would list ten.
            <section key={section.id} id={section.id} tabIndex={-1} className={numberedSection}>
              <h2 className={sectionHeading}>
                <span className={numeral}>{index + 1}.</span> {section.title}
              </h2>
              <div className={body}>
                {section.blocks.map((block) => (
                  <LegalBlock key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4} ${space.x3};
  padding-block: 2.5rem 4.5rem;

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    padding-block: 4.5rem 7.5rem;
  }

  ${media.print} {
    display: block;
  }
`;

const numberedSection = css`
  padding-block: ${space.x3} 2.5rem;
  border-top: ${groundLine};

  ${media.twoColumns} {
    padding-block: 1.75rem 3.25rem;

    &:first-child {
      padding-top: 0;
      border: 0;
    }
  }

  ${media.print} {
    padding-block: ${space.x2};
  }
`;

/** The share of the numeral's column. */
const numeralColumn = 'calc(200% / 9)';

const sectionHeading = css`
  position: relative;
  font-size: min(1.625rem, 10.5vw);
  line-height: 1.15;
  letter-spacing: -0.03em;

  ${media.twoColumns} {
    padding-left: ${numeralColumn};
    font-size: 1.75rem;
  }
`;

const numeral = css`
  display: block;
  margin: 0 0 0.875rem -0.04em;
  color: ${color.brand};
  font-size: 3.5rem;
  font-weight: 380;
  line-height: 0.85;
  letter-spacing: -0.045em;

  ${media.twoColumns} {
    position: absolute;
    top: 0;
    left: 0;
    margin: 0 0 0 -0.04em;
    font-size: min(4.5rem, 8vw);
  }

  ${media.print} {
    position: static;
    display: inline;
    margin: 0;
    font: inherit;
  }
`;

const body = css`
  max-width: 38rem;
  margin-top: 0.875rem;
  font-size: 1.125rem;

  > * + * {
    margin-top: ${space.x2};
  }

  ${media.twoColumns} {
    max-width: calc(${numeralColumn} + 38rem);
    padding-left: ${numeralColumn};
  }

  ${media.print} {
    padding: 0;
    font-size: inherit;
  }
`;
