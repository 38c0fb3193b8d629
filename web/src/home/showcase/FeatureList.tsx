import { css, cx } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { color, text, touchTarget } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from './clock.ts';
import { dial, rows } from './dialGeometry.ts';
import { featureColors, featureLink } from './featureLink.ts';
import { type Feature, features } from './features.ts';
import { firstColumn, inPairs, isBelow } from './pairs.ts';
import { SeekLink } from './SeekLink.tsx';

/** The features as links to their seconds of the film: in rows, or on an upright screen in pairs round its scale. */
export function FeatureList({ active, onChoose }: { active: Feature; onChoose: (feature: Feature) => void }) {
  return (
    <ol className={cx(list, inPairs && pairs)}>
      {features.map((feature, index) => (
        <li key={feature.id} className={isBelow(index) ? below : undefined}>
          <SeekLink
            time={feature.timestamp}
            fragment={feature.id}
            className={cx(featureLink, featureColors[feature.color])}
            aria-current={feature === active || undefined}
            onSeek={() => onChoose(feature)}
          >
            <Icon icon={feature.icon} />
            <h3>{feature.title}</h3>
            <p>{feature.description}</p>
            <span>{clock(feature.timestamp)}</span>
          </SeekLink>
        </li>
      ))}
    </ol>
  );
}

/* The parts of a feature. */
const stacked = `
  --parts: 'icon name' '. note' '. time' / 1rem minmax(0, 1fr);
  --divider: 0px;
`;
const inRow = `
  --parts: 'icon name time' '. note time' / 1.5rem minmax(0, 1fr) auto;
  --divider: 1px;
`;

/* Only the active feature's description is visible. Screen readers read all of them. */
const oneDescription = `
  a:not([aria-current]) p {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const list = css`
  --rule: 0px;
  --inset: 12px;
  --name: min(${text.body}, 8.4vw);
  ${stacked}
  grid-area: features;
  margin-inline: -12px;

  li + li {
    border-top: var(--divider) solid ${color.line};
  }

  ${media.upright} {
    ${container.roundScale} {
      ${inRow}
      ${oneDescription}

      p {
        font-size: ${text.small};
      }
    }
  }

  ${media.wide} {
    ${container.oneLine} {
      --inset: var(--indent);
      --name: calc(0.8rem + 16 * var(--u));
      ${inRow}
      align-self: end;
      margin: 0 0 1rem;

      p {
        max-width: 430px;
        font-size: max(${text.label}, 0.55rem + 12 * var(--u));
      }

      span {
        font-size: calc(1.1rem + 26 * var(--u));
        font-weight: 380;
        letter-spacing: -0.04em;
      }
    }
  }

  ${media.high} {
    ${container.threeColumns} {
      display: grid;
      grid-auto-rows: minmax(0, calc(${rows.highest} * var(--u)));
      height: calc(${rows.height} * var(--u));
      margin-bottom: calc(${dial.height / 2 - rows.top - rows.height} * var(--u));
    }
  }

  ${media.short} {
    ${oneDescription}
  }
`;

/* A feature whose pair stands above it. */
const below = css``;

/* The line faces the scale, where the feature's mark ends. Below the pairs is the active feature's description. */
const pairs = css`
  ${media.upright} {
    ${container.roundScale} {
      --rule: 1px;
      --name: clamp(0.875rem, 3.7vw, ${text.body});
      ${stacked}
      display: grid;
      grid-area: scale;
      grid: repeat(2, minmax(3.25rem, 1fr)) / auto-flow minmax(0, ${firstColumn}fr) minmax(0, ${100 - firstColumn}fr);
      gap: ${touchTarget} 0.5rem;

      a {
        padding: 0 0 0 12px;
        border-width: 0 0 var(--rule);
      }

      .${below} a {
        border-width: var(--rule) 0 0;
      }

      p {
        position: absolute;
        inset: 0.75rem 0 auto;
      }
    }
  }
`;
