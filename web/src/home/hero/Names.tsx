import { css, cx } from '@linaria/core';
import type { Figure } from '../../../shared/figure/figure.ts';
import { container, media } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { appears } from './entry.ts';

/** Each name has two lines, centred on its point; those of the hip end above it. Constant elements, which React skips. */
const names = [
  ['hip', <Name key="hip" first="Trocânter" second="maior" y="-1.05em" />],
  ['knee', <Name key="knee" first="Epicôndilo" second="lateral" y="-.5em" />],
  ['ankle', <Name key="ankle" first="Maléolo" second="lateral" y="-.5em" />],
] as const;

function Name({ first, second, y }: { first: string; second: string; y: string }) {
  return (
    <text y={y}>
      {first}
      <tspan x="0" dy="1.05em">
        {second}
      </tspan>
    </text>
  );
}

/** The names of the landmarks, and '0°'. They move in groups: Chromium lays out a text again when its own transform changes. */
export function Names({ figure: { labels, zero } }: { figure: Figure }) {
  return (
    <>
      {names.map(([landmark, name]) => {
        const { at, anchor } = labels[landmark];
        return (
          <g key={landmark} className={lettering} transform={`translate(${at.x} ${at.y})`} textAnchor={anchor}>
            {name}
          </g>
        );
      })}
      {zero && (
        <g className={cx(lettering, zeroName, appears)} transform={`translate(${zero.x} ${zero.y})`}>
          {zeroText}
        </g>
      )}
    </>
  );
}

const zeroText = <text>0°</text>;

/*
 * In units of the drawing, and at least 14 px on the screen: the larger the screen, the larger a unit. The letters that
 * are `rem` grow with the reader's text size, up to the limit in px, above which the names would overlap.
 */
const lettering = css`
  fill: ${color.ink};
  font-size: min(2.5rem, 40px);
  font-weight: 500;

  @container (min-width: 22.5rem) {
    font-size: min(2.23rem, 36px);
  }

  ${media.upright} {
    ${container.oneLine} {
      font-size: min(1.5rem, 24px);
    }
  }

  ${media.wide} {
    ${container.allBeside} {
      font-size: min(1.7rem, 27px);
    }
  }

  ${media.high} {
    ${container.allBeside} {
      font-size: min(1.3rem, 20.8px);
    }
  }

  ${media.high} and (min-height: 45em) {
    ${container.threeColumns} {
      font-size: 1.05rem;
    }
  }
`;

const zeroName = css`
  fill: ${color.muted};
  text-anchor: middle;
  dominant-baseline: central;
`;
