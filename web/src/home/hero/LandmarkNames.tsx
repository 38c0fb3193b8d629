import { css, cx } from '@linaria/core';
import type { Label } from '../../../shared/figure/labels.ts';
import type { Landmarks } from '../../../shared/figure/measurement.ts';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { lettering } from './lettering.ts';

const landmarkNames = [
  { landmark: 'hip', words: inTwoLines('Trocânter', 'maior') },
  { landmark: 'knee', words: inTwoLines('Epicôndilo', 'lateral') },
  { landmark: 'ankle', words: inTwoLines('Maléolo', 'lateral') },
] as const;

/** A name in one line, and its second half once more, for a line of its own on phones. */
function inTwoLines(name: string, rest: string) {
  return (
    <>
      <text>
        {name}
        <tspan>{` ${rest}`}</tspan>
      </text>
      <text>{rest}</text>
    </>
  );
}

/** The landmarks' names, each on a leader; on phones in two lines. */
export function LandmarkNames({ labels }: { labels: Record<keyof Landmarks, Label> }) {
  return landmarkNames.map(({ landmark, words }) => {
    const { leader, at, anchor } = labels[landmark];
    return (
      <g key={landmark} className={cx(label, landmark === 'hip' && above)}>
        <path d={leader} />
        <g className={lettering} transform={`translate(${at.x} ${at.y})`} textAnchor={anchor}>
          {words}
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
