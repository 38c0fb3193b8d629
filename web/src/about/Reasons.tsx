import { css } from '@linaria/core';
import { color, space, type } from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';

const reasons = [
  'Mede a partir de uma foto importada ou tirada na hora.',
  'Organiza os dados dos pacientes e os resultados por articulação e movimento.',
  'Reúne as medidas em um relatório em PDF, que você compartilha com outros profissionais.',
  'Apoia o seu julgamento profissional: a conclusão continua sendo sua.',
] as const;

/** Why one chooses the app. */
export function Reasons() {
  return (
    <ul className={sentences}>
      {reasons.map((reason) => (
        <li key={reason}>
          <BoundText>{reason}</BoundText>
        </li>
      ))}
    </ul>
  );
}

const sentences = css`
  ${type.lead}

  li + li {
    margin-top: ${space.x2};
    padding-top: ${space.x2};
    border-top: 1px solid ${color.line};
  }
`;
