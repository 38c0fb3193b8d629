import { css, cx } from '@linaria/core';
import { color, space, text, touchTarget } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from './clock.ts';
import type { Feature } from './features.ts';
import { SeekLink } from './SeekLink.tsx';

interface FeatureLinkProps {
  feature: Feature;
  active: boolean;
  onChoose: (feature: Feature) => void;
}

/** A feature as a link to its second of the film. It fills its place in the list, which says how its parts stand. */
export function FeatureLink({ feature, active, onChoose }: FeatureLinkProps) {
  return (
    <SeekLink
      time={feature.timestamp}
      fragment={feature.id}
      className={cx(link, colors[feature.color])}
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

const colors: Record<Feature['color'], string> = {
  teal: css`
    --feature: ${color.teal};
  `,
  blue: css`
    --feature: ${color.blue};
  `,
  rust: css`
    --feature: ${color.rust};
  `,
  violet: css`
    --feature: ${color.violet};
  `,
};

/* `--rule` is the width of the line at its edge, which is thicker for the active feature. */
const link = css`
  display: grid;
  grid-template: var(--parts);
  column-gap: 0.375rem;
  align-content: center;
  height: 100%;
  min-height: ${touchTarget};
  padding: ${space.x1} var(--inset) ${space.x1} calc(var(--inset) - var(--rule));
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
    grid-area: icon;
    color: var(--feature);
  }

  h3 {
    font-size: var(--name);
    font-weight: 580;
    line-height: 1.2;
  }

  p {
    grid-area: note;
    color: ${color.muted};
    line-height: 1.35;
    text-wrap: balance;
  }

  span {
    grid-area: time;
    align-self: center;
    color: color-mix(in srgb, var(--feature) 85%, ${color.ink});
    font-size: ${text.small};
    line-height: 1.2;
  }

  /* Until hydration the link leads to the film's file, and its time is underlined like any link. */
  &:not([href^='/?']) span {
    text-decoration: underline;
  }
`;
