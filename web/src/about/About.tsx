import { css } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Section } from '../ui/Section.tsx';
import { intro, reasons, values } from './content.ts';
import { Team } from './Team.tsx';

export function About() {
  return (
    <>
      <Container className={introduction}>
        <PageTitle eyebrow="Nossa História" lang="en">
          Our History
        </PageTitle>
        <div className={story}>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
      <Section id="valores" title="Nossos valores" ground="sunken">
        <ul className={row}>
          {values.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{value.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="por-que-escolher" title="Por que escolher o Goniometria Digital" layout="beside">
        <ul className={arcs}>
          {reasons.map((reason) => (
            <li key={reason}>
              <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
                <path d="M4 20A16 16 0 0 1 20 4" />
              </svg>
              {reason}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="equipe" title="Equipe" ground="sunken" layout="beside">
        <Team />
      </Section>
    </>
  );
}

const introduction = css`
  display: grid;
  gap: ${space.x4};
  padding-block: ${space.pageTop} ${space.section};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.x6};
    align-items: baseline;
  }
`;

const story = css`
  max-width: 40rem;
  font-size: ${text.lead};

  p + p {
    margin-top: ${space.x2};
    color: ${color.muted};
  }
`;

const row = css`
  display: grid;
  gap: ${space.x4};

  li {
    padding-top: ${space.x3};
    border-top: 2px solid ${color.brand};
  }

  p {
    margin-top: ${space.x1};
    color: ${color.muted};
  }

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const arcs = css`
  display: grid;
  gap: ${space.x2};
  max-width: 44rem;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.x2};
    font-size: ${text.lead};
  }

  svg {
    margin-top: 0.25em;
    stroke: ${color.arc};
    stroke-width: 3;
    stroke-linecap: round;
  }
`;
