import { css, cx } from '@linaria/core';
import type { Label, Landmarks } from '../../../shared/figure/measurement.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { appears, lettering } from './lettering.ts';

/** Phones show the name alone. */
const landmarkNames = [
  { landmark: 'hip', name: 'Trocânter', rest: 'maior' },
  { landmark: 'knee', name: 'Epicôndilo', rest: 'lateral' },
  { landmark: 'ankle', name: 'Maléolo', rest: 'lateral' },
] as const;

/** The landmarks' names, each on a leader. Without room for it, a name is hidden. A moved text is not laid out again. */
export function LandmarkNames({ labels }: { labels: Record<keyof Landmarks, Label> }) {
  return landmarkNames.map(({ landmark, name, rest }) => {
    const { leader, at, shown } = labels[landmark];
    return (
      <g key={landmark} className={appears}>
        <g className={cx(label, !shown && absent)}>
          <path d={leader} />
          <text className={cx(lettering, landmark === 'hip' && centred)} transform={`translate(${at.x} ${at.y})`}>
            {name}
            <tspan>{` ${rest}`}</tspan>
          </text>
        </g>
      </g>
    );
  });
}

const label = css`
  stroke: ${color.ink};
  stroke-width: 1px;
  transition: opacity 200ms;

  text {
    fill: ${color.ink};
    stroke: none;
  }

  ${container.phone} {
    stroke-width: 2px;

    tspan {
      display: none;
    }
  }
`;

const absent = css`
  opacity: 0;
`;

const centred = css`
  text-anchor: middle;
`;
