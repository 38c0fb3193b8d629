import { css, cx } from '@linaria/core';
import { ground } from '../../styles/grounds.ts';
import { container } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, space } from '../../styles/tokens.ts';
import { BenefitText } from './BenefitText.tsx';
import { PointToPlace } from './PointToPlace.tsx';
import { TurnedCamera } from './TurnedCamera.tsx';

/** 'Alta precisão': what a photograph's precision depends on, and a point to place. */
export function Precision() {
  return (
    <li className={cx(ground.field, band)}>
      <BenefitText title="Alta precisão" className={words}>
        <p className={claim}>
          Marque os pontos sobre a foto e ajuste cada um até coincidir com a referência anatômica.
        </p>
        {/* After the hyphen stands a word joiner (U+2060): no line ends there. */}
        <p>
          Antes da foto, palpe cada referência e marque-⁠a na pele, com o segmento descoberto e o proximal estabilizado.
          Deixe a câmera na altura da articulação, perpendicular ao plano do movimento, e repita as mesmas condições a
          cada avaliação.
        </p>
        <TurnedCamera />
        <p>
          O mesmo joelho, três câmeras. Um ponto ao lado da referência também muda o ângulo
          <span className={screenOnly}>: tente no quadril</span>.
        </p>
        <p>Uma foto não mede rotações, movimentos fora do plano, sensação final do movimento nem dor.</p>
      </BenefitText>
      <PointToPlace />
    </li>
  );
}

const band = css`
  display: grid;
  grid-template-columns: 100%;
  background: ${color.surface} radial-gradient(60% 90% at 64% 55%, ${color.glow}, ${color.surface} 60%, ${color.paper});

  ${container.threeColumns} {
    > * {
      grid-area: 1 / 1;
    }
  }
`;

const words = css`
  padding: var(--air) ${space.pad} 0.75rem;

  h3 {
    font-size: clamp(1.75rem, 1.47rem + 1.2vw, 2.5rem);
    font-weight: 520;
    letter-spacing: -0.04em;
  }

  p {
    max-width: 31em;
  }

  ${container.threeColumns} {
    z-index: 1;
    justify-self: start;
    max-width: calc(48% - ${space.x4});
    padding-right: min(${space.pad}, 4.5rem);
    padding-bottom: var(--air);
  }
`;

const claim = css`
  color: ${color.ink};
  font-size: clamp(1.0625rem, 1rem + 0.28vw, 1.25rem);
`;
