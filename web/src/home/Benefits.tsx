import { css } from '@linaria/core';
import { Link } from 'wouter';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { benefits } from './content.ts';

/** The section 'Recursos Principais': six cards. */
export function Benefits() {
  return (
    <Section id="recursos" title="Recursos Principais">
      <ul className={grid}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className={card}>
            <Icon name={benefit.icon} size={28} />
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
  gap: ${space.x2};

  ${media.medium} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${space.x3};
  }

  ${media.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const limit = css`
  margin-top: ${space.x4};
`;

const card = css`
  padding: ${space.x3};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  svg {
    color: ${color.brand};
  }

  h3 {
    margin-block: ${space.x2} ${space.x1};
  }

  p {
    color: ${color.muted};
  }

  a {
    display: inline-grid;
    align-items: center;
    min-height: ${touchTarget};
  }
`;
