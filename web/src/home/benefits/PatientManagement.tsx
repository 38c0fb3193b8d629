import { css } from '@linaria/core';
import { Link } from 'wouter';
import { routes } from '../../routes.ts';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { Atlas, type AtlasProps } from './Atlas.tsx';
import { BenefitText } from './BenefitText.tsx';
import { ledger } from './plates.ts';

/** 'Gestão de pacientes': a ledger of patients, and the stage with the joint of the chosen one. */
export function PatientManagement(props: AtlasProps) {
  return (
    <li className={band}>
      <BenefitText title="Gestão de pacientes" className={words}>
        <p>Encontre cada paciente e todas as medidas dele em um só lugar.</p>
        <Link href={routes.privacy.path}>Como tratamos os dados</Link>
      </BenefitText>
      <Atlas {...props} />
    </li>
  );
}

/* `--radio` is the width of the column before the rows. The stage is above the words, or beside all of it. */
const band = css`
  --radio: calc(${space.pad} + 2rem);
  position: relative;
  display: grid;
  grid-area: pacientes;
  grid-template: [top] auto [bottom words] auto / [radio] var(--radio) [row] minmax(0, 1fr) [end];
  isolation: isolate;

  ${container.ledgerBeside} {
    grid-column: pacientes-start / tempo-end;
    grid-template:
      [top words] auto [names] auto repeat(${ledger.length}, minmax(4rem, 1fr)) [bottom]
      / [radio] var(--radio) [row] calc(var(--ledger) - var(--radio)) [end] minmax(0, 1fr) [page];
    min-height: var(--monument);
  }
`;

const words = css`
  grid-area: words / radio / auto / end;
  padding: 1.25rem ${space.pad};

  ${container.ledgerBeside} {
    padding: var(--air) 0 1.25rem ${space.pad};
  }
`;
