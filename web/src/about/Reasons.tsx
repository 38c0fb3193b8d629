import { css, cx } from '@linaria/core';
import { media } from '../styles/media.ts';
import { screenOnly } from '../styles/screenOnly.ts';
import { color, space, text } from '../styles/tokens.ts';

/** The reasons, each with a drawing of the part of the app that it is about. */
const reasons = [
  ['Mede a partir de uma foto importada ou tirada na hora.', '/marked-knee.svg'],
  ['Organiza os dados dos pacientes e os resultados por articulação e movimento.', '/patients.svg'],
  ['Reúne as medidas em um relatório em PDF, que você compartilha com outros profissionais.', '/measures.svg'],
  ['Apoia o seu julgamento profissional: a conclusão continua sendo sua.', '/conclusion.svg'],
] as const;

export function Reasons() {
  return (
    <>
      <ul>
        {reasons.map(([sentence, drawing]) => (
          <li key={drawing} className={item}>
            <img className={screenOnly} src={drawing} alt="" width={336} height={200} fetchPriority="low" />
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      <p className={cx(fictitious, screenOnly)}>Pacientes e medidas fictícios.</p>
    </>
  );
}

const fictitious = css`
  margin-top: ${space.x3};
  color: ${color.muted};
  font-size: ${text.small};
`;

const item = css`
  display: grid;
  gap: ${space.x2};

  & + & {
    margin-top: ${space.x3};
    padding-top: ${space.x3};
    border-top: 1px solid ${color.line};
  }

  img {
    width: min(100%, 21rem);
    height: auto;
  }

  p {
    font-size: min(clamp(1.25rem, 0.95rem + 0.95vw, 1.6875rem), 8vw);
    line-height: 1.3;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  ${media.oneLine} {
    grid-template-columns: min(21rem, 50%) minmax(0, 1fr);
    gap: 2.5rem;
    align-items: center;
  }

  ${media.print} {
    display: block;
  }
`;
