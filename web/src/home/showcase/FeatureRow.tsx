import { css, cx } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { featureColors } from './featureColors.ts';
import type { Feature } from './features.ts';
import { SeekLink } from './SeekLink.tsx';

interface FeatureRowProps {
  feature: Feature;
  active: boolean;
  onChoose: (feature: Feature) => void;
}

/** A feature as a link to its second. */
export function FeatureRow({ feature, active, onChoose }: FeatureRowProps) {
  const hydrated = useHydrated();
  return (
    <li className={cx(row, featureColors[feature.color], active && activeRow)}>
      <h3>
        <SeekLink
          time={feature.timestamp}
          fragment={feature.id}
          aria-current={active || undefined}
          onSeek={() => onChoose(feature)}
        >
          <Icon icon={feature.icon} />
          {feature.title}
        </SeekLink>
      </h3>
      <p>{feature.description}</p>
      <span className={cx(!hydrated && plainTime)}>{clock(feature.timestamp)}</span>
    </li>
  );
}

/* A rule towards the scale, where the feature's leader ends. Beside the dial the active one has a bar. */
const row = css`
  --indent: calc(1.375 * var(--icon));
  position: relative;
  padding: ${space.x1} var(--row-start);

  p {
    margin: 1px 0 0 var(--indent);
    color: ${color.muted};
  }

  /* The whole row is its target, and shows its focus. */
  a {
    display: flex;
    gap: calc(var(--indent) - var(--icon));
    align-items: center;
    margin-bottom: -1.75rem;
    padding-bottom: 1.75rem;
    font-size: var(--name);
    font-weight: 580;
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-decoration: none;

    &,
    &:hover {
      color: ${color.ink};
    }

    svg {
      width: var(--icon);
      height: var(--icon);
      color: var(--feature);
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    &:focus-visible {
      outline-color: transparent;
    }

    &:focus-visible::after {
      outline: 3px solid ${color.brand};
      outline-offset: -3px;
    }
  }

  span {
    margin-left: var(--indent);
    color: color-mix(in srgb, var(--feature) 85%, ${color.ink});
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  &:hover {
    background: color-mix(in srgb, ${color.ink} 4%, transparent);
  }

  &:active {
    background: color-mix(in srgb, ${color.ink} 13%, transparent);
  }

  ${container.roundScale} {
    display: grid;
    align-content: center;
    padding-block: 0;
    padding-right: 0;

    &::before {
      content: '';
      position: absolute;
      inset: 0;
      border: 0 solid var(--feature);
      border-bottom-width: var(--weight, 1px);
    }

    &:nth-child(even)::before {
      border-width: var(--weight, 1px) 0 0;
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      align-content: start;
      padding-top: calc(75 * var(--u) - 0.6 * var(--name) - 1.35 * var(--text));

      & + & {
        box-shadow: 0 -1px ${color.line};
      }

      &:nth-child(n)::before {
        border-width: 0 0 0 var(--weight, 0);
      }

      p {
        max-width: min(430px, 100% - 7.5rem);
        font-size: var(--text);
        line-height: 1.35;
        text-wrap: balance;
      }

      span {
        position: absolute;
        top: 50%;
        right: 1.25rem;
        font-size: calc(1.1rem + 26 * var(--u));
        font-weight: 380;
        letter-spacing: -0.04em;
        translate: 0 -50%;
      }
    }
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const activeRow = css`
  --weight: 3px;

  &,
  &:hover {
    background: color-mix(in srgb, ${color.ink} 9%, transparent);
  }

  p {
    color: ${color.ink};
  }

  ${media.forcedColors} {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;

/* The row leads into the film's file. */
const plainTime = css`
  text-decoration: underline 1.5px;
  text-underline-offset: 0.2em;
`;
