import { css } from '@linaria/core';
import { site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, space, text, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { LegalDocument, LegalSection } from './document.ts';
import { LegalBlock } from './LegalBlock.tsx';
import { longDate } from './longDate.ts';

/** A legal text: its numbered sections, and a table of contents beside them. */
export function LegalText({ document: { title, lead, sections } }: { document: LegalDocument }) {
  return (
    <Container className={page}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <p className={updated}>
        Última atualização: <time dateTime={site.legalUpdated}>{longDate(site.legalUpdated)}</time>
      </p>
      <div className={columns}>
        <nav className={contents} aria-labelledby="indice">
          <h2 id="indice">Nesta página</h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{numbered(section, index)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={body}>
          {sections.map((section, index) => (
            // Unnamed, so that it is no landmark: a screen reader would list ten.
            <section key={section.id} id={section.id} tabIndex={-1}>
              <h2>{numbered(section, index)}</h2>
              {section.blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

/** A section's title with its number, for its heading and for the link to it. */
function numbered(section: LegalSection, index: number): string {
  return `${index + 1}. ${section.title}`;
}

const page = css`
  padding-block: ${space.pageTop} ${space.section};
`;

const updated = css`
  margin-top: ${space.x2};
  color: ${color.muted};
  font-size: ${text.small};
`;

const columns = css`
  display: grid;
  gap: ${space.x6};
  margin-top: ${space.x6};

  ${media.wide} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space.x8};
  }
`;

const contents = css`
  align-self: start;

  h2 {
    margin-bottom: ${space.x1};
    font-size: ${text.body};
    letter-spacing: 0;
  }

  a {
    display: grid;
    align-items: center;
    min-height: ${touchTarget};
    line-height: 1.4;
  }

  ${media.wide} {
    position: sticky;
    top: 6rem;
  }

  ${media.print} {
    display: none;
  }
`;

const body = css`
  max-width: 40rem;

  section + section {
    margin-top: ${space.x6};
  }

  h2 {
    font-size: 1.5rem;
  }

  p,
  ul {
    margin-top: ${space.x2};
  }

  ul {
    padding-left: ${space.x3};
    list-style: disc;
  }

  li::marker {
    color: ${color.muted};
  }
`;
