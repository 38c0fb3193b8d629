import { css, cx } from '@linaria/core';
import { ground } from '../../styles/grounds.ts';
import { color } from '../../styles/tokens.ts';
import { Limb } from '../goniometer/Limb.tsx';
import { useFigure } from '../goniometer/useFigure.ts';
import { Plate } from './Plate.tsx';

/** 'Economia de tempo': the app with the photo, its points and the reading on one screen. */
export function PhonePlate() {
  const { flexion, landmarks, bones, arc } = useFigure().figure;
  return (
    <Plate on="base">
      <div className={phone}>
        <svg viewBox="0 -50 900 770" className={cx(ground.field, photo)} aria-hidden="true">
          <path className={table} d="M0 640H900" />
          <Limb behind="field" tone lines="none" />
          <path className={line} d={bones} />
          <path className={angle} d={arc} />
          {Object.entries(landmarks).map(([landmark, { x, y }]) => (
            <circle key={landmark} className={point} r={15} cx={x} cy={y} />
          ))}
        </svg>
        <ol className={steps}>
          <li>Foto</li>
          <li>Pontos</li>
          <li>Ângulo</li>
        </ol>
        <p className={reading}>
          <strong>{flexion}°</strong> Flexão do joelho
        </p>
      </div>
    </Plate>
  );
}

const phone = css`
  position: absolute;
  top: 2rem;
  left: 50%;
  width: min(18.75rem, 100% - 2rem);
  height: 35rem;
  border: 9px solid ${color.bezel};
  border-radius: 40px;
  background: ${color.surface};
  overflow: clip;
  translate: -50%;
`;

const photo = css`
  --contour-weight: 2;
  width: 100%;
  height: 14.5rem;
  background: ${color.surface};
`;

const table = css`
  stroke: ${color.ring};
  stroke-width: 2px;
`;

const line = css`
  stroke: ${color.ink};
  stroke-width: 5px;
`;

const angle = css`
  stroke: ${color.arc};
  stroke-width: 9px;
`;

const point = css`
  fill: ${color.paper};
  stroke: ${color.arc};
  stroke-width: 7px;
`;

const steps = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 6px;
  padding: 0.875rem 1.125rem 0;
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.3;

  li {
    padding-top: 6px;
    border-top: 4px solid ${color.brand};
    border-radius: 2px;
  }
`;

const reading = css`
  padding: 0.5rem 1.125rem;
  font-weight: 500;
  line-height: 1.2;

  strong {
    display: block;
    color: ${color.arcText};
    font-size: 5rem;
    font-weight: 400;
    letter-spacing: -0.045em;
    line-height: 1;
  }
`;
