import { css } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { color, space, text, touchTarget } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from './clock.ts';
import { dial, rowHeight, rowsTop } from './dialGeometry.ts';
import { featureColors } from './featureColors.ts';
import { type Feature, features } from './features.ts';
import { SeekLink } from './SeekLink.tsx';

interface FeatureListProps {
  active: Feature;
  onChoose: (feature: Feature) => void;
}

/** The features as links to their seconds of the film: in pairs above and below its scale, or in rows. */
export function FeatureList({ active, onChoose }: FeatureListProps) {
  return (
    <ol className={list}>
      {features.map((feature) => (
        <li key={feature.id} className={featureColors[feature.color]}>
          <SeekLink
            time={feature.timestamp}
            fragment={feature.id}
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

/* The link fills the row. `--rule` is the width of the line at its edge, which is thicker for the active feature. */
const list = css`
  --rule: 0px;
  grid-area: features;
  margin-inline: -12px;

  a {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    column-gap: 0.375rem;
    align-content: center;
    height: 100%;
    padding: ${space.x1} 12px ${space.x1} calc(12px - var(--rule));
    border: 0 solid var(--feature);
    border-left-width: var(--rule);
    color: ${color.ink};
    text-decoration: none;

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  li:hover {
    background: color-mix(in srgb, ${color.ink} 4%, transparent);
  }

  [aria-current] {
    --rule: 3px;
    background: color-mix(in srgb, ${color.ink} 9%, transparent);
  }

  svg {
    grid-row: span 3;
    color: var(--feature);
  }

  h3 {
    font-size: min(${text.body}, 8.4vw);
    font-weight: 580;
    line-height: 1.2;
  }

  p {
    color: ${color.muted};
    line-height: 1.35;
    text-wrap: balance;
  }

  span {
    color: color-mix(in srgb, var(--feature) 85%, ${color.ink});
    font-size: ${text.small};
    line-height: 1.2;
  }

  /* Until hydration the link leads to the film's file, and its time is underlined like any link. */
  a:not([href^='/?']) span {
    text-decoration: underline;
  }

  /* The line faces the scale, where the feature's mark ends. Below the pairs is the active feature's description. */
  ${media.upright} {
    ${container.roundScale} {
      --rule: 1px;
      display: grid;
      grid-area: scale;
      grid: repeat(2, minmax(3.25rem, 1fr)) / auto-flow minmax(0, 48fr) minmax(0, 52fr);
      gap: ${touchTarget} 0.5rem;

      a {
        padding: 0 0 0 12px;
        border-width: 0 0 var(--rule);
      }

      li:nth-child(even) a {
        border-width: var(--rule) 0 0;
      }

      h3 {
        font-size: clamp(0.875rem, 3.9vw, ${text.body});
      }

      p {
        position: absolute;
        inset: 0.75rem 0 auto;
        grid-area: note;
        font-size: ${text.small};
      }

      a:not([aria-current]) p {
        clip-path: inset(50%);
      }
    }
  }

  ${media.wide} {
    ${container.oneLine} {
      align-self: end;
      margin: 0 0 1rem;

      li + li {
        border-top: 1px solid ${color.line};
      }

      a {
        grid-template-columns: 1.5rem minmax(0, 1fr) auto;
        padding-inline: calc(1.25rem - var(--rule)) 1.25rem;
      }

      h3 {
        font-size: calc(0.8rem + 16 * var(--u));
      }

      p {
        max-width: 430px;
        font-size: max(${text.label}, 0.55rem + 12 * var(--u));
      }

      span {
        grid-area: 1 / 3 / span 2;
        align-self: center;
        font-size: calc(1.1rem + 26 * var(--u));
        font-weight: 380;
        letter-spacing: -0.04em;
      }
    }
  }

  ${media.high} {
    ${container.threeColumns} {
      margin-bottom: calc(${dial.height / 2 - rowsTop - features.length * rowHeight} * var(--u));

      li {
        height: calc(${rowHeight} * var(--u));
      }
    }
  }

  /* Only the active feature's description is visible. Screen readers read all of them. */
  ${media.short} {
    a:not([aria-current]) p {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
