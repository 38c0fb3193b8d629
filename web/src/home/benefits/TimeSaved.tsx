import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { BenefitText } from './BenefitText.tsx';

/** 'Economia de tempo': a measure is saved where it is taken. Its stage is that of 'Gestão de pacientes'. */
export function TimeSaved() {
  return (
    <li className={band}>
      <BenefitText title="Economia de tempo">
        <p>Salve a medida na hora, sem passá-la a limpo depois.</p>
      </BenefitText>
    </li>
  );
}

/* Over the stage. */
const band = css`
  grid-area: tempo;
  padding: var(--air) ${space.pad} 0;

  ${container.ledgerBeside} {
    z-index: 1;
    align-self: start;
    padding-left: 3rem;
  }
`;
