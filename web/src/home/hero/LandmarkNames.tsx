import { css, cx } from '@linaria/core';
import type { Label } from '../../../shared/figure/labels.ts';
import type { Landmarks } from '../../../shared/figure/measurement.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { appears, lettering } from './lettering.ts';

const landmarkNames = [
  { landmark: 'hip', name: 'Trocânter', rest: 'maior' },
  { landmark: 'knee', name: 'Epicôndilo', rest: 'lateral' },
  { landmark: 'ankle', name: 'Maléolo', rest: 'lateral' },
] as const;

/** The landmarks' names, each on a leader; on phones in two lines. A moved text is not laid out again. */
export function LandmarkNames({ labels }: { labels: Record<keyof Landmarks, Label> }) {
  return landmarkNames.map(({ landmark, name, rest }) => {
    const { leader, at, anchor } = labels[landmark];
    return (
      <g key={landmark} className={cx(label, appears, landmark === 'hip' && above)}>
        <path d={leader} />
        <g className={lettering} transform={`translate(${at.x} ${at.y})`} textAnchor={anchor}>
          <text>
            {name}
            <tspan>{` ${rest}`}</tspan>
          </text>
          <text>{rest}</text>
        </g>
      </g>
    );
  });
}

/* The second line is the phones', where the first one goes up by as much as the second comes down. */
const label = css`
  stroke: ${color.ink};
  stroke-width: 1px;

  text {
    fill: ${color.ink};
    stroke: none;
  }

  text + text {
    display: none;
  }

  ${container.phone} {
    stroke-width: 2px;

    text {
      translate: 0 -0.5em;
    }

    text + text {
      display: inline;
      translate: 0 0.55em;
    }

    tspan {
      display: none;
    }
  }
`;

/* Both lines stand over the leader. */
const above = css`
  ${container.phone} {
    text {
      translate: 0 -1.05em;
    }

    text + text {
      translate: none;
    }
  }
`;
