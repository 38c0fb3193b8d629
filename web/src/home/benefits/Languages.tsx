import { css, cx } from '@linaria/core';
import type { Joint } from '../../../shared/patients.ts';
import { container, space, type } from '../../styles/rules.ts';
import { BenefitText, sixColumns } from './BenefitText.tsx';

const inEnglish: Record<Joint, string> = {
  Ombro: 'shoulder',
  Cotovelo: 'elbow',
  Punho: 'wrist',
  Quadril: 'hip',
  Joelho: 'knee',
  Tornozelo: 'ankle',
};

/** 'Multilíngue', and the joints in both languages. */
export function Languages() {
  return (
    <li className={band}>
      <BenefitText title="Multilíngue" className={words}>
        <p>Use o app em português ou inglês.</p>
      </BenefitText>
      <ul className={cx(sixColumns, glossary)}>
        {Object.entries(inEnglish).map(([joint, english]) => (
          <li key={joint}>
            {joint.toLowerCase()} <span lang="en">{english}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const band = css`
  grid-area: idiomas;
  padding: calc(0.55 * var(--air)) ${space.pad};
`;

/* The sentence is beside the title, or below it where a line has no room for both. */
const words = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x4};
  align-items: baseline;

  p {
    margin-top: 0;
  }
`;

const glossary = css`
  margin-top: ${space.x2};
  ${type.lead}

  span {
    display: block;
    ${type.mutedNote}
  }

  ${container.oneLine} {
    margin-top: ${space.x3};
  }
`;
