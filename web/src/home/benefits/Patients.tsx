import { css } from '@linaria/core';
import { Link } from 'wouter';
import { routes } from '../../routes.ts';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { Ledger } from './Ledger.tsx';
import { Words } from './Words.tsx';

/** 'Gestão de pacientes': a ledger of the example patients. */
export function Patients() {
  return (
    <li className={band}>
      <Words of="patients">
        <Link href={routes.privacy.path}>Como tratamos os dados</Link>
      </Words>
      <Ledger />
    </li>
  );
}

const band = css`
  padding: var(--air) ${space.pad} 0;

  /* Above the table's caption beside it. */
  a {
    position: relative;
  }

  ${container.threeColumns} {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding-right: 3.4cqw;
  }
`;
