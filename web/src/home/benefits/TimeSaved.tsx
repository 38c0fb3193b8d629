import { css, cx } from '@linaria/core';
import { container, screenOnly, space } from '../../styles/rules.ts';
import { BenefitText } from './BenefitText.tsx';

/** 'Economia de tempo': a measure is saved where it is taken. Its stage is that of 'Gestão de pacientes'. */
export function TimeSaved() {
  return (
    <li className={band}>
      <BenefitText title="Economia de tempo">
        <p>
          Salve a medida na hora, sem passá-la a limpo depois.{' '}
          <span className={cx(choice, screenOnly)}>Escolha um paciente abaixo.</span>
        </p>
      </BenefitText>
    </li>
  );
}

/* A line of its own. Where the patients are beside the stage, they are in sight. */
const choice = css`
  display: block;

  ${container.ledgerBeside} {
    display: none;
  }
`;

/* It overlaps the stage, which is positioned. There its words stand clear of the raised hand. */
const band = css`
  grid-area: tempo;
  padding: var(--air) ${space.pad} 0;

  ${container.ledgerBeside} {
    z-index: 1;
    align-self: start;
    padding-left: 3rem;

    p {
      max-width: 15em;
    }
  }
`;
