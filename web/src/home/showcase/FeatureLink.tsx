import { css, cx } from '@linaria/core';
import { color, space, text } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from './clock.ts';
import { featureColors } from './featureColors.ts';
import type { Feature } from './features.ts';
import { SeekLink } from './SeekLink.tsx';

interface FeatureLinkProps {
  feature: Feature;
  active: boolean;
  onChoose: (feature: Feature) => void;
}

/** A feature as a link to its second of the film. It fills its place in the list. */
export function FeatureLink({ feature, active, onChoose }: FeatureLinkProps) {
  return (
    <SeekLink
      time={feature.timestamp}
      fragment={feature.id}
      className={cx(link, featureColors[feature.color])}
      aria-current={active || undefined}
      onSeek={() => onChoose(feature)}
    >
      <Icon icon={feature.icon} />
      <h3>{feature.title}</h3>
      <p>{feature.description}</p>
      <span>{clock(feature.timestamp)}</span>
    </SeekLink>
  );
}

/* `--rule` is the width of the line at its edge, which is thicker for the active feature. */
const link = css`
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

  &:hover {
    background: color-mix(in srgb, ${color.ink} 4%, transparent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
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
  &:not([href^='/?']) span {
    text-decoration: underline;
  }
`;
