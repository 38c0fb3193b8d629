import { css, cx } from '@linaria/core';
import { container, ground, space } from '../../styles/rules.ts';
import { BenefitText } from './BenefitText.tsx';

/** 'Economia de tempo': a measure is saved where it is taken. Its stage is that of 'Gestão de pacientes'. */
export function TimeSaved() {
  return (
    <li className={cx(ground.ledger, band)}>
      <BenefitText title="Economia de tempo">
        <p>Salve a medida na hora, sem passá-la a limpo depois.</p>
      </BenefitText>
    </li>
  );
}

/* Its words keep clear of the raised hand. Its heading has as many lines as that of 'Gestão de pacientes'. */
const band = css`
  grid-area: tempo;
  padding: 1.25rem ${space.pad};
  background: none;

  ${container.ledgerBeside} {
    z-index: 1;
    align-self: start;
    padding: var(--air) ${space.pad} 0 3rem;

    h3 {
      max-width: calc(0.978 * (var(--ledger) - ${space.pad}));
    }

    p {
      max-width: 15em;
    }
  }
`;
