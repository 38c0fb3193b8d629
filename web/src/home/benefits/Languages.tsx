import { css, cx } from '@linaria/core';
import type { Joint } from '../../../shared/patients.ts';
import { color, type } from '../../styles/rules.ts';
import { BenefitText, titled } from './BenefitText.tsx';

const inEnglish: Record<Joint, string> = {
  Cotovelo: 'elbow',
  Ombro: 'shoulder',
  Punho: 'wrist',
  Quadril: 'hip',
  Joelho: 'knee',
  Tornozelo: 'ankle',
};

const large: Joint = 'Cotovelo';

/** 'Multilíngue': the joints in both languages. */
export function Languages() {
  return (
    <li className={cx(titled, band)}>
      <BenefitText title="Multilíngue">
        <p>Use o app em português ou em inglês.</p>
      </BenefitText>
      <ul className={words}>
        {Object.entries(inEnglish).map(([joint, english]) => (
          <li key={joint} className={joint === large ? largeWords : undefined}>
            {joint.toLowerCase()} <span lang="en">{english}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const band = css`
  grid-area: idiomas;
  padding-block: calc(0.8 * var(--air)) calc(0.5 * var(--air));
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;

  span {
    color: ${color.brand};
  }
`;

/* The margin aligns the stem of the first letter with the text below. */
const largeWords = css`
  flex: 0 0 100%;
  margin-left: -0.05em;
  ${type.statement}
`;
