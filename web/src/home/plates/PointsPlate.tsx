import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';
import { landmarkNames } from '../content.ts';
import { Limb } from '../goniometer/Limb.tsx';
import { useFigure } from '../goniometer/useFigure.ts';
import { Plate } from './Plate.tsx';

/** 'Interface intuitiva': the three landmarks as the steps of a list, with the same numbers on the limb. */
export function PointsPlate() {
  const { landmarks, bones } = useFigure().figure;
  return (
    <Plate on="soft">
      <ol className={steps}>
        {landmarkNames.map(({ name }, index) => (
          <li key={name}>
            <span>{index + 1}</span>
            {name}
          </li>
        ))}
      </ol>
      <svg viewBox="0 110 900 530" className={limb} aria-hidden="true">
        <Limb behind="paper" />
        <path className={line} d={bones} />
        {landmarkNames.map(({ landmark, name }, index) => (
          <g key={name} className={point} transform={`translate(${landmarks[landmark].x} ${landmarks[landmark].y})`}>
            <circle r={26} />
            <text>{index + 1}</text>
          </g>
        ))}
      </svg>
    </Plate>
  );
}

const steps = css`
  padding: 1.5rem 1.75rem 0;
  font-size: 1.25rem;
  font-weight: 500;
  letter-spacing: -0.01em;

  li {
    display: flex;
    gap: 0.875rem;
    align-items: center;
    min-height: 3.25rem;
    border-bottom: 1px solid color-mix(in srgb, ${color.brand} 22%, transparent);
  }

  li:last-child {
    border: 0;
  }

  span {
    display: grid;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    border: 2px solid ${color.arc};
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.arcText};
    font-size: 0.9375rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`;

const limb = css`
  --line-weight: 1.5;
  position: absolute;
  inset: auto 0 0;
  width: 100%;
`;

const line = css`
  stroke: ${color.ink};
  stroke-width: 3px;
`;

const point = css`
  fill: ${color.surface};
  stroke: ${color.arc};
  stroke-width: 4.5px;

  text {
    fill: ${color.arcText};
    stroke: none;
    font-size: 2rem;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
