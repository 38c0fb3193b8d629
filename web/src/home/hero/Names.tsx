import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { legLandmarkNames } from '../../../shared/landmarkNames.ts';
import { color, container, media, text } from '../../styles/rules.ts';
import { appears } from './entry.ts';

/** Where each name begins: its two lines are centred on its point; those of the hip end above it. */
const names = [
  ['hip', '-1.05em'],
  ['knee', '-.5em'],
  ['ankle', '-.5em'],
] as const;

/** The names of the landmarks, and '0°'. They move in groups: Chromium lays out a text again when its own transform changes. */
export function Names({ figure: { labels, zero } }: { figure: Figure }) {
  return (
    <>
      {names.map(([landmark, y]) => {
        const [first, second] = legLandmarkNames[landmark].lines;
        const { at, anchor } = labels[landmark];
        return (
          <g key={landmark} className={lettering} transform={`translate(${at.x} ${at.y})`} textAnchor={anchor}>
            <text y={y}>
              {first}
              <tspan x="0" dy="1.05em">
                {second}
              </tspan>
            </text>
          </g>
        );
      })}
      {zero && (
        <g className={cx(lettering, zeroName, appears)} transform={`translate(${zero.x} ${zero.y})`}>
          <text>0°</text>
        </g>
      )}
    </>
  );
}

/** The size of the names' letters in units of the drawing. The larger the screen, the larger a unit is. */
export const nameSize = { smallPhone: 40, phone: 36, tablet: 24, beside: 27.5, high: 20.8 };

/** The length of a unit that gives names of a size 14 px, the least size of text. */
export function leastUnit(size: number): string {
  return `${14 / size}px`;
}

const lettering = css`
  fill: ${color.ink};
  font-size: ${nameSize.smallPhone}px;
  font-weight: 500;

  @container (min-width: 22.5rem) {
    font-size: ${nameSize.phone}px;
  }

  ${media.upright} {
    ${container.oneLine} {
      font-size: ${nameSize.tablet}px;
    }
  }

  ${media.wide} {
    ${media.tall} {
      ${container.twoColumns} {
        font-size: ${nameSize.beside}px;
      }
    }
  }

  ${media.high} {
    ${container.twoColumns} {
      font-size: ${nameSize.high}px;
    }
  }

  /* On high and wide screens they grow with the reader's text size. */
  ${media.high} and (min-height: 45em) {
    ${container.threeColumns} {
      font-size: calc(1.2 * ${text.label});
    }
  }
`;

const zeroName = css`
  fill: ${color.muted};
  text-anchor: middle;
  dominant-baseline: central;
`;
