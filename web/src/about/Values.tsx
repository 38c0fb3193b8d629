import { css } from '@linaria/core';
import { color, space } from '../styles/rules.ts';

/** A measure with what is registered of it. */
export function Registered() {
  return <img className={drawing} src="/provenance.svg" alt="" width={560} height={200} fetchPriority="low" />;
}

/** The three values. */
export function Values() {
  return (
    <ul className={list}>
      <li>
        <h3>Confiabilidade</h3>
        <p>
          Cada medida fica registrada com a articulação, o lado, o movimento, a posição e se foi ativa ou passiva.
          Assim, você repete a medida nas mesmas condições.
        </p>
      </li>
      <li>
        <h3>Cuidado</h3>
        <p>
          Dados de pacientes exigem sigilo. A Política de Privacidade diz quais o app guarda, para quê e quem decide
          sobre eles.
        </p>
      </li>
      <li>
        <h3>Inovação</h3>
        <p>Eixo e braços, como no goniômetro, marcados sobre a foto.</p>
      </li>
    </ul>
  );
}

const drawing = css`
  align-self: end;
  height: auto;
`;

const list = css`
  li + li {
    margin-top: ${space.x4};
  }

  p {
    max-width: 33rem;
    margin-top: ${space.x1};
    color: ${color.muted};
  }
`;
