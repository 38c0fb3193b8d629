import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { lettersEnd } from '../../../shared/figure/labels.ts';
import { legLandmarkNames } from '../../../shared/landmarkNames.ts';
import { color, container, ground, gutter, media } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';
import { lettering, placeIn } from '../../ui/lettering.ts';
import { Reading } from '../../ui/Reading.tsx';
import { appears, counted, scanned } from './entry.ts';
import { viewBox } from './viewBox.ts';

/** Where the first of a name's two lines is. They are about its place; those of the hip end there. */
const rises = { hip: '-1.4em', knee: '-.85em', ankle: '-.85em' } as const;

/** The letters over the drawing, which do not scale with it: the names of the landmarks, '0°' and the reading. */
export function Letters({ figure: { flexion, labels, reading, zero } }: { figure: Figure }) {
  return (
    <svg className={lettering} aria-hidden="true">
      <g className={cx(ground.field, scanned)}>
        {(['hip', 'knee', 'ankle'] as const).map((landmark) => {
          const { at, anchor } = labels[landmark];
          return (
            <DrawnText
              key={landmark}
              className={landmark === 'hip' ? hipName : undefined}
              lines={legLandmarkNames[landmark].lines}
              leading={1.05}
              {...placeIn(viewBox, at)}
              dy={rises[landmark]}
              textAnchor={anchor}
            />
          );
        })}
        {zero && (
          <DrawnText
            className={cx(appears, muted, beside)}
            lines={['0°']}
            {...placeIn(viewBox, zero)}
            textAnchor="middle"
          />
        )}
        <svg {...placeIn(viewBox, reading)} className={counted} overflow="visible" aria-hidden="true">
          <Reading angle={flexion} className={notOnPhone} />
        </svg>
      </g>
    </svg>
  );
}

/** A length in units of the drawing, where the container is as wide as the drawing. */
const cqw = (units: number) => `${((100 * units) / viewBox.width).toFixed(2)}cqw`;

/* A phone has no room beside the arc. What waits for the arc stays displayed: an animation would start again. */
const beside = css`
  ${container.phone} {
    visibility: hidden;
  }
`;

const notOnPhone = css`
  ${container.phone} {
    display: none;
  }
`;

/* The name keeps out of the page's margin. The narrowest phones, and those in landscape, have no room for that beside the knee's. */
const outOfMargin = `translate: min(0px, ${cqw(viewBox.width - lettersEnd)} - ${gutter});`;
const hipName = css`
  ${media.tall} {
    ${container.phoneColumns} {
      ${outOfMargin}
    }

    ${container.oneLine} {
      ${outOfMargin}
    }
  }
`;

const muted = css`
  fill: ${color.muted};
`;
