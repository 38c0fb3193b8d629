import { css, cx } from '@linaria/core';
import { type PointerEvent, useRef, useState } from 'react';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { mostChange } from '../../../shared/figure/threePoints.ts';
import { marksAt, viewBoxes } from '../../../shared/figure/viewBoxes.ts';
import { ground } from '../../styles/grounds.ts';
import { container } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { BenefitText } from './BenefitText.tsx';
import { TurnedCamera } from './TurnedCamera.tsx';

/** How near to the landmark the reticle snaps to it, in CSS pixels. */
const snap = 12;

const { left, top, width, height } = viewBoxes.closeUp;

/** 'Alta precisão': the photograph, closer. A reticle stands at the landmark, and follows the mouse. */
export function Precision() {
  const landmark = useRef<SVGSVGElement>(null);
  const [translate, setTranslate] = useState<string>();

  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const home = landmark.current?.getBoundingClientRect();
    if (!home || pointerType !== 'mouse' || reducedMotion()) return;
    const [x, y] = [clientX - home.left, clientY - home.top];
    setTranslate(Math.hypot(x, y) > snap ? `${x}px ${y}px` : '0px');
  };

  return (
    <li className={cx(ground.field, band)} onPointerMove={follow} onPointerLeave={() => setTranslate(undefined)}>
      <BenefitText title="Alta precisão" className={words}>
        <p className={claim}>
          Marque os pontos sobre a foto e ajuste cada um até coincidir com a referência anatômica.
        </p>
        <p>
          Antes da foto, palpe cada referência e marque-a na pele, com o segmento descoberto e o proximal estabilizado.
          Deixe a câmera na altura da articulação, perpendicular ao plano do movimento, e repita as mesmas condições a
          cada avaliação.
        </p>
        <TurnedCamera />
        <p>{`É o mesmo joelho. Um ponto 1 cm ao lado da referência também muda o ângulo, aqui em até ${change}°.`}</p>
        <p>Uma foto não mede rotações, movimentos fora do plano, sensação final do movimento nem dor.</p>
      </BenefitText>
      <div className={cx(photograph, screenOnly)} aria-hidden="true">
        <img src="/close-up.svg" alt="" width={width} height={height} fetchPriority="low" />
        <p>Epicôndilo lateral</p>
        <svg ref={landmark} aria-hidden="true">
          <path d="M4-4 40-40" />
          <circle r="5" />
          <g className={reticle} style={translate ? { translate, transition: 'none' } : undefined}>
            <path d="M-3000 0H-40M40 0H3000M0-2000V-40M0 40V2000" />
            <circle r="40" />
            <circle r="5" />
          </g>
        </svg>
      </div>
    </li>
  );
}

const { hip, knee, ankle } = marksAt(restingFlexion);

/** The most degrees that an epicondyle marked 10 mm beside its place costs: units are millimetres. */
const change = Math.round(mostChange({ fixed: hip, axis: knee, moving: ankle }, 10));

/** The position of the knee in the photograph above, as a share of that photograph's width. */
const inPhoto = (knee.x - viewBoxes.photo.left) / viewBoxes.photo.width;

/* `--unit` is the length of a unit of the close-up, and `--knee` where its knee is: under the one of the photograph. */
const band = css`
  --height: clamp(45vw, 30rem, 46rem);
  --unit: calc(var(--height) / ${height});
  --knee: calc(${space.pad} + (var(--page) - ${space.pad}) * ${inPhoto / 2});
  display: grid;
  grid-template-columns: 100%;
  background: ${color.surface} radial-gradient(60% 90% at 64% 55%, ${color.glow}, ${color.surface} 60%, ${color.paper});
  cursor: crosshair;

  ${container.twoColumns} {
    > * {
      grid-area: 1 / 1;
    }
  }

  ${container.oneLine} {
    --knee: calc(${space.pad} + (100cqw - ${space.pad}) * ${(2 + inPhoto) / 4});
  }
`;

const words = css`
  z-index: 1;
  padding: var(--air) ${space.pad} 0.75rem;

  h3 {
    font-size: clamp(1.75rem, 1.47rem + 1.2vw, 2.5rem);
    font-weight: 520;
    letter-spacing: -0.04em;
  }

  p {
    max-width: 31em;
    text-wrap: pretty;
  }

  ${container.twoColumns} {
    max-width: calc(50% - ${space.x2});
  }
`;

const claim = css`
  color: ${color.ink};
  font-size: clamp(1.0625rem, 1rem + 0.28cqw, 1.25rem);
`;

const photograph = css`
  position: relative;
  height: var(--height);
  overflow: clip;
  border-top: 1px solid ${color.line};

  > * {
    position: absolute;
    top: calc(${knee.y - top} * var(--unit));
    left: var(--knee);
  }

  img {
    top: 0;
    width: calc(${width} * var(--unit));
    max-width: none;
    height: auto;
    translate: calc(${left - knee.x} * var(--unit));
  }

  p {
    padding: 0.25rem 0.625rem;
    background: ${color.paper};
    font-size: min(${text.small}, 4.4vw);
    font-weight: 600;
    line-height: 1.2;
    translate: 40px calc(-50% - 40px);
  }

  svg {
    width: 1px;
    height: 1px;
    overflow: visible;
    fill: ${color.arc};
    stroke: ${color.ink};
  }
`;

const reticle = css`
  fill: none;
  stroke: ${color.arc};
  stroke-width: 1.5px;
  transition: translate 0.4s cubic-bezier(0.3, 0, 0.2, 1);
`;
