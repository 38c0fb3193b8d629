import { css, cx } from '@linaria/core';
import { type GroundName, ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, groundLine, headerHeight, space, text } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Section } from '../ui/Section.tsx';
import { intro } from './content.ts';
import { Goniometer } from './Goniometer.tsx';
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
        <Goniometer />
      </div>
      <Section id="valores" title="Nossos valores">
        <Values />
      </Section>
      <Section id="por-que-escolher" title="Por que escolher o Goniometria Digital" ground="deep" beside>
        <Reasons />
      </Section>
      <Team />
    </>
  );
}

/*
 * The goniometer stands on its lower edge: below the words, or on a wide screen beside them. `--s` is the length of its
 * unit in pixels.
 */
const head = css`
  --s: 0.5;
  position: relative;
  overflow: clip;
  padding-block: ${space.x1} 286px;
  border-bottom: ${groundLine};

  ${media.oneLine} {
    --s: 0.8;
    padding-bottom: 440px;
  }

  ${media.besideDial} {
    --s: 1;
    min-height: max(680px, min(100svh, 980px) - ${headerHeight.page});
    padding-block: clamp(1.5rem, 4svh, 3.75rem) 7rem;
  }

  ${media.print} {
    --s: 0.5;
    padding-bottom: 286px;
  }
`;

/* Over the moving arm, where they meet. */
const words = css`
  position: relative;
  z-index: 1;

  ${media.twoColumns} {
    h1 {
      white-space: nowrap;
    }
  }

  ${media.besideDial} {
    /* Up to the dial. */
    max-width: calc(100vw - 2 * ${space.pad} - 688px);
  }
`;

const story = css`
  max-width: 33rem;
  margin-top: ${space.x3};
  font-size: ${text.lead};
  line-height: 1.5;
  text-wrap: pretty;

  & + & {
    margin-top: 0.75rem;
    color: ${color.muted};
  }
`;
