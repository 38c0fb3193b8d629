import { css } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { angleOf, seenTurned } from '../../../shared/figure/threePoints.ts';
import { cameraTurns, marksAt, viewBoxes } from '../../../shared/figure/viewBoxes.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, text } from '../../styles/tokens.ts';

const { hip, knee, ankle } = marksAt(restingFlexion);
const { width, height } = viewBoxes.turned;

/**
 * What three points read on photographs of the same knee whose camera was turned. Results differ from 5° on: Costa, Mota
 * and Silva, Fisioterapia e Pesquisa 27(3), 2020.
 */
export function TurnedCamera() {
  return (
    <ul className={list}>
      {cameraTurns.map((turn) => (
        <li key={turn}>
          <img className={screenOnly} src={`/turned-camera.svg#turned-${turn}`} alt="" width={width} height={height} />
          <b>{`${angleOf(seenTurned({ fixed: hip, axis: knee, moving: ankle }, turn)).toFixed()}°`}</b>{' '}
          <span>{turn ? `Câmera girada ${turn}°` : 'Câmera de frente'}</span>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 8.5rem));
  column-gap: 1rem;
  margin-top: 1rem;
  color: ${color.muted};
  font-size: min(${text.label}, 4cqw);
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
