import { css, cx } from '@linaria/core';
import { type GroundName, ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, groundLine, headerHeight, space, text } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Section } from '../ui/Section.tsx';
import { intro } from './content.ts';
import { PlasticGoniometer } from './PlasticGoniometer.tsx';
import { Reasons } from './Reasons.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

/** The ground that the page begins with. */
export const aboutGround: GroundName = 'mint';

export function About() {
  return (
    <>
      <div className={cx(head, ground[aboutGround])}>
        <Container>
          <div className={words}>
            <PageTitle eyebrow="Nossa História" lang="en">
              Our History
            </PageTitle>
            {intro.map((paragraph) => (
              <p key={paragraph} className={story}>
                {paragraph}
              </p>
            ))}
          </div>
        </Container>
        <PlasticGoniometer />
      </div>
      <Section id="valores" title="Nossos valores">
        <Values />
      </Section>
      <Section id="por-que-escolher" title="Por que escolher o Goniometria Digital" ground="deep" layout="beside">
        <Reasons />
      </Section>
      <Team />
    </>
  );
}

/* The goniometer stands on its lower edge: below the words, or on a wide screen beside them. */
const head = css`
  position: relative;
  overflow: clip;
  padding-block: ${space.x3} 330px;
  border-bottom: ${groundLine};

  ${media.oneLine} {
    padding-bottom: 440px;
  }

  ${media.twoColumns} {
    min-height: max(680px, min(100svh, 980px) - ${headerHeight.page});
    padding-block: clamp(1.5rem, 4svh, 3.75rem) 7rem;
  }
`;

const words = css`
  position: relative;

  ${media.twoColumns} {
    /* Up to the dial. */
    max-width: calc(min(72vw, 100vw - 400px) - 300px - ${space.pad});
  }
`;

const story = css`
  max-width: 33rem;
  margin-top: ${space.x3};
  font-size: ${text.lead};
  line-height: 1.5;
  text-wrap: pretty;

  ${media.allNames} {
    max-width: 528px;
  }

  & + & {
    margin-top: ${space.x2};
    color: ${color.muted};
  }
`;
