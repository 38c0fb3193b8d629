import { css, cx } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, groundLine, space } from '../styles/tokens.ts';

/** The values. Their drawings stand on one line, or on a narrow screen each on its own. */
export function Values() {
  return (
    <ul className={columns}>
      <li>
        <img
          className={cx(drawing, spaced)}
          src="/provenance.svg"
          alt=""
          width={474}
          height={206}
          fetchPriority="low"
        />
        <h3>Confiabilidade</h3>
        <p>
          Cada medida fica registrada com a articulação, o lado, o movimento, a posição e a amplitude: assim você repete
          a medida nas mesmas condições.
        </p>
      </li>
      <li>
        <img
          className={cx(drawing, spaced, cropped)}
          src="/framed-elbow.svg"
          alt=""
          width={352}
          height={141}
          fetchPriority="low"
        />
        <h3>Cuidado</h3>
        <p>
          O app guarda dados de pacientes. A Política de Privacidade diz quais, para que servem e quem decide sobre
          eles.
        </p>
      </li>
      <li>
        <img className={drawing} src="/dial.svg" alt="" width={352} height={180} fetchPriority="low" />
        <h3>Inovação</h3>
        <p>O goniômetro que você conhece, no smartphone que já leva consigo.</p>
      </li>
    </ul>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4} 0;

  h3 {
    margin-top: ${space.x3};
    font-size: min(1.75rem, 14vw);
    font-weight: 520;
    letter-spacing: -0.03em;
  }

  p {
    max-width: 26em;
    margin-top: ${space.x1};
    padding-right: ${space.x4};
    color: ${color.muted};
  }

  ${media.besideDial} {
    grid-template-columns: 500fr 400fr 396fr;
    margin-top: 4.375rem;
  }
`;

const drawing = css`
  width: 100%;
  height: auto;
  max-height: 11.25rem;
  border-bottom: ${groundLine};
  object-fit: contain;
  object-position: left bottom;

  ${media.besideDial} {
    height: 13.75rem;
    max-height: none;
  }
`;

/* Clear of the drawing beside it, while the line goes on. */
const spaced = css`
  ${media.besideDial} {
    padding-right: 1.5rem;
  }
`;

/* Beside the other drawings, the knee fills the height of the row. */
const cropped = css`
  ${media.besideDial} {
    object-fit: cover;
    object-position: bottom;
  }
`;
