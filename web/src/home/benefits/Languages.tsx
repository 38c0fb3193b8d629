import { css } from '@linaria/core';
import type { Joint } from '../../../shared/patients.ts';
import { color, container, quarter, space, type } from '../../styles/rules.ts';
import { BenefitText } from './BenefitText.tsx';

const inEnglish: Record<Exclude<Joint, 'Cotovelo'>, string> = {
  Ombro: 'shoulder',
  Punho: 'wrist',
  Quadril: 'hip',
  Joelho: 'knee',
  Tornozelo: 'ankle',
};

/** 'Multilíngue': a joint in both languages, and the others as a glossary. */
export function Languages() {
  return (
    <li className={band}>
      <BenefitText title="Multilíngue" className={words}>
        <p>Use o app em português ou em inglês.</p>
      </BenefitText>
      <p className={largeWords}>
        cotovelo <span lang="en">elbow</span>
      </p>
      <ul className={glossary}>
        {Object.entries(inEnglish).map(([joint, english]) => (
          <li key={joint}>
            {joint.toLowerCase()} <span lang="en">{english}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/* On a wide screen the title and the large words share a baseline, and the sentence and the glossary's last line on another. */
const band = css`
  grid-area: idiomas;
  padding: calc(0.75 * var(--air)) ${space.pad};

  span {
    color: ${color.brand};
  }

  ${container.threeColumns} {
    display: grid;
    grid-template-columns:
      calc(${quarter} - ${space.x3}) minmax(calc(2 * ${quarter} - ${space.x3}), max-content) minmax(max-content, 1fr);
    column-gap: ${space.x3};
    align-items: baseline;
  }
`;

const words = css`
  ${container.threeColumns} {
    display: contents;

    p {
      grid-area: 2 / 1;
      align-self: last baseline;
    }
  }
`;

/* The margin aligns the stem of the first letter with the text below. */
const largeWords = css`
  margin-bottom: ${space.half};
  margin-left: -0.05em;
  ${type.statement}

  ${container.threeColumns} {
    grid-area: 1 / 2;
  }
`;

const glossary = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} 1.75rem;

  ${container.threeColumns} {
    display: block;
    grid-area: 1 / 3 / span 2;
    align-self: last baseline;

    li {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;
