import { css } from '@linaria/core';
import { angleOf, cameraTurns, seenPoints, seenTurned, turnedView } from '../../../shared/figure/threePoints.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, text } from '../../styles/tokens.ts';

/**
 * What three points read on photographs of the same knee whose camera was turned. Results differ from 5° on: Costa, Mota
 * and Silva, Fisioterapia e Pesquisa 27(3), 2020.
 */
export function TurnedCamera() {
  return (
    <ul className={list}>
      {cameraTurns.map((turn) => (
        <li key={turn}>
          <img
            className={screenOnly}
            src={`/turned-camera.svg#turned-${turn}`}
            alt=""
            width={turnedView.width}
            height={turnedView.height}
            fetchPriority="low"
          />
          <b>{`${angleOf(seenTurned(seenPoints, turn)).toFixed()}°`}</b>{' '}
          <span>{turn ? `Girada ${turn}°` : 'Câmera de frente'}</span>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 8rem));
  column-gap: min(1rem, 2vw);
  margin-block: 1rem;
  color: ${color.muted};
  font-size: min(${text.label}, 4.4vw);
  line-height: 1.3;

  img {
    width: 100%;
    height: auto;
  }

  b {
    display: block;
    color: ${color.ink};
    font-size: 1.375rem;
    font-weight: 420;
    letter-spacing: -0.03em;
  }
`;
