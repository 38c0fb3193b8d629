import { css, cx } from '@linaria/core';
import { appName } from '../../shared/appName.ts';
import {
  color,
  container,
  type GroundName,
  ground,
  groundLine,
  headerHeight,
  media,
  size,
  space,
  type,
} from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { Section } from '../ui/Section.tsx';
import { Founder, Portrait } from './Founder.tsx';
import { Goniometer } from './Goniometer.tsx';
import { Reasons } from './Reasons.tsx';
import { Values } from './Values.tsx';

/** The ground that the page begins with. */
export const aboutGround: GroundName = 'mint';

/** The page about the app: the goniometer that it comes from, its values, reasons to choose it, the team. */
export function About() {
  return (
    <>
      <div className={cx(head, ground[aboutGround])}>
        <div className={words}>
          <header>
            <p className={title}>Nossa História</p>
            <h1 tabIndex={-1} lang="en">
              Our History
            </h1>
          </header>
          <h2 className={summary}>Tudo parte do goniômetro: um eixo e dois braços.</h2>
          <p className={explanation}>
            <BoundText>
              {'No app, três pontos na foto cumprem essa função. O ponto do meio é o eixo, sobre a articulação. Os ' +
                'outros dois dão a direção dos braços. O ângulo é contado a partir do zero do movimento: no joelho, a ' +
                'extensão completa.'}
            </BoundText>
          </p>
        </div>
        <Goniometer />
      </div>
      <Section id="valores" title="Nossos valores" eyebrow>
        <Values />
      </Section>
      <Section
        id="por-que-escolher"
        title={
          <>
            Por que escolher <span className={articleAndName}>{`o ${appName}`}</span>
          </>
        }
        ground="deep"
      >
        <Reasons />
      </Section>
      <Section id="equipe" title="Equipe" picture={<Portrait />}>
        <Founder />
      </Section>
    </>
  );
}

/* The words end above the moving arm. On a small phone `--unit` is so short that the plate is whole. */
const head = css`
  --unit: min(0.5px, (100vw - 8px) / 680);
  position: relative;
  overflow: clip;
  padding-block: ${space.x2} calc(30px + 590 * var(--unit));
  border-bottom: ${groundLine};

  ${container.oneLine} {
    --unit: 0.8px;
  }

  ${container.threeColumns} {
    --unit: 1px;
    min-height: max(680px, min(var(--screen), 980px) - ${headerHeight.page});
    padding-block: clamp(1.5rem, 0.04 * var(--screen), 3.75rem) 7rem;
  }
`;

/* On a wide screen the text ends before the dial, but the title may overlap it: it is in front of the moving arm. */
const words = css`
  position: relative;
  z-index: 1;
  padding-inline: ${space.pad};

  h1 {
    margin: ${space.x1} 0 0;
    color: ${color.brandStrong};
    ${type.boldLabel}
  }

  ${container.threeColumns} {
    max-width: calc(100vw - 688px);
  }
`;

/* It has one line also on the narrowest phone. The margin aligns the stem of its first letter with the text below. */
const title = css`
  --display: min(${size.display}, 14.6vw);
  margin-left: -0.055em;
  ${type.display}

  ${container.threeColumns} {
    white-space: nowrap;
  }
`;

const summary = css`
  max-width: 33rem;
  margin-top: ${space.x3};
  ${type.boldLead}
`;

/* Narrow enough on a phone to have as many lines in the fallback font. */
const explanation = css`
  max-width: 33rem;
  margin-top: 0.75rem;
  ${type.mutedLead}

  ${container.phone} {
    max-width: 20em;
  }
`;

/*
 * Keeps article and name on one line. A phone's line is too short for both, and in print Firefox drops what a container query
 * shows.
 */
const articleAndName = css`
  ${media.screen} {
    ${container.oneLine} {
      display: inline-block;
    }
  }
`;
