import { css } from '@linaria/core';
import { Link } from 'wouter';
import { routes } from '../../routes.ts';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { BenefitText } from './BenefitText.tsx';

/** 'Gestão de pacientes'. The ledger that it is about stands below it and below 'Economia de tempo'. */
export function PatientManagement() {
  return (
    <li className={band}>
      <BenefitText title="Gestão de pacientes">
        <p>Organize os dados dos pacientes e encontre as medidas de cada um no mesmo lugar.</p>
        <Link href={routes.privacy.path}>Como tratamos os dados</Link>
      </BenefitText>
    </li>
  );
}

const band = css`
  padding: var(--air) ${space.pad} 0;

  ${container.ledgerBeside} {
    grid-column: ledger;
  }
`;
