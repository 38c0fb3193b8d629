import { css, cx } from '@linaria/core';
import { groundLine, space, type } from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { columns } from '../ui/Section.tsx';

const values = {
  Confiabilidade:
    'Cada medida fica registrada com a articulação, o lado, o movimento, a posição e se foi ativa ou passiva. Assim, o mesmo examinador repete a medida nas mesmas condições.',
  Cuidado:
    'Dados de pacientes exigem sigilo. A Política de Privacidade diz quais o app guarda, para quê e quem decide sobre eles.',
  Inovação: 'No celular, eixo e braços ficam marcados sobre a foto: quem lê a medida confere como foi feita.',
};

/** The three values, each on a line of its own. */
export function Values() {
  return (
    <ul className={list}>
      {Object.entries(values).map(([name, meaning]) => (
        <li key={name} className={cx(columns, value)}>
          <h3>{name}</h3>
          <p>
            <BoundText>{meaning}</BoundText>
          </p>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  border-bottom: ${groundLine};
`;

const value = css`
  row-gap: ${space.x1};
  padding-block: ${space.x3};
  border-top: ${groundLine};

  h3 {
    margin-left: -0.04em;
  }

  p {
    max-width: 38rem;
    ${type.mutedLead}
  }
`;
