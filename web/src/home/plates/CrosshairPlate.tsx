import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';
import { landmarkNames } from '../content.ts';
import { Limb } from '../goniometer/Limb.tsx';
import { useFigure } from '../goniometer/useFigure.ts';
import { Plate } from './Plate.tsx';

const knee = landmarkNames[1];

/** 'Alta precisão': the knee enlarged, with a reticle on its landmark. */
export function CrosshairPlate() {
  const { x, y } = useFigure().figure.landmarks.knee;
  return (
    <Plate on="field">
      <svg
        viewBox={`${x - 105} ${y - 104} 208 220`}
        preserveAspectRatio="xMidYMid slice"
        className={enlarged}
        aria-hidden="true"
      >
        <Limb behind="field" tone />
        <g className={reticle} transform={`translate(${x} ${y})`}>
          <path d="M-400 0H-17M17 0H400M0-400V-17M0 17V400" />
          <circle r={17} />
          <circle r={1.6} />
        </g>
      </svg>
      <p className={tag}>
        {knee.name} {knee.rest}
      </p>
    </Plate>
  );
}

const enlarged = css`
  --line-weight: 0.64;
  width: 100%;
  height: 100%;
`;

const reticle = css`
  stroke: ${color.arc};
  stroke-width: 0.7px;
`;

/* The reticle's upright line leads to it: the landmark stands a little right of the middle. */
const tag = css`
  position: absolute;
  bottom: 1.75rem;
  left: 50%;
  margin-left: -1px;
  padding: 0.375rem 0.875rem;
  border-left: 2px solid ${color.arc};
  border-radius: 0 8px 8px 0;
  background: ${color.paper};
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 500;
`;
