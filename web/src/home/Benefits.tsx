import { css } from '@linaria/core';
import { Link } from 'wouter';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { Section } from '../ui/Section.tsx';
import { benefits } from './content.ts';

/** The section 'Recursos Principais': six drawings with a title and a sentence each. */
export function Benefits() {
  return (
    <Section id="recursos" title="Recursos Principais">
      <ul className={grid}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className={item}>
            <div className={plate}>
              <img src={benefit.drawing} alt="" width={208} height={223} loading="lazy" />
            </div>
            <h3>{benefit.title}</h3>
            <p>{benefit.description}</p>
            {benefit.link && <Link href={benefit.link.path}>{benefit.link.label}</Link>}
          </li>
        ))}
      </ul>
      <p className={limit}>O app auxilia a avaliação e não substitui o julgamento profissional.</p>
    </Section>
  );
}

const grid = css`
  display: grid;
  gap: clamp(3rem, 5vw, 5rem) ${space.x3};

  ${media.oneLine} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.threeColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space.x3};
  }
`;

const item = css`
  min-width: 0;

  h3 {
    margin-top: 1.25rem;
  }

  p {
    max-width: 25em;
    margin-top: 0.25rem;
    color: ${color.muted};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
`;

/* While it is far from the screen, it is neither fetched nor drawn, which would keep a slow phone busy as the page opens. */
const plate = css`
  aspect-ratio: 208 / 223;
  overflow: clip;
  border-radius: ${radius.card};
  content-visibility: auto;

  img {
    width: 100%;
    height: auto;
  }
`;

const limit = css`
  margin-top: ${space.x6};
`;
