import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { Atlas, type AtlasProps } from './Atlas.tsx';
import { BenefitText } from './BenefitText.tsx';

/** 'Economia de tempo': a measure is saved where it is taken. */
export function TimeSaved(props: AtlasProps) {
  return (
    <li className={band}>
      <BenefitText title="Economia de tempo" className={words}>
        <p>Salve a medida na hora, sem passá-la a limpo depois.</p>
      </BenefitText>
      <Atlas {...props} />
    </li>
  );
}

/* Words and atlas are bands of their own: the words stand beside 'Gestão de pacientes', and the atlas below both. */
const band = css`
  ${container.ledgerBeside} {
    display: contents;
  }
`;

const words = css`
  padding: 1.25rem ${space.pad} 0;

  ${container.ledgerBeside} {
    grid-column: stage;
    padding: var(--air) ${space.pad} 0 0;
  }
`;
