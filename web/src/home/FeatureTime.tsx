import { css, cx } from '@linaria/core';
import { color, space, text, touchTarget } from '../styles/tokens.ts';
import type { Feature } from './content.ts';
import { SeekLink } from './SeekLink.tsx';
import { cramped } from './showcaseLayout.ts';

interface FeatureTimeProps {
  feature: Feature;
  active: boolean;
  onSeek: () => void;
}

/** A link to the second of the film at which a feature starts. */
export function FeatureTime({ feature, active, onSeek }: FeatureTimeProps) {
  return (
    // The fragment distinguishes features that start at the same second.
    <SeekLink
      time={feature.timestamp}
      title={feature.title}
      fragment={feature.id}
      onSeek={onSeek}
      className={cx(timeLink, active && activeTimeLink)}
    />
  );
}

const timeLink = css`
  position: absolute;
  top: 50%;
  right: 0;
  display: grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: 3.5rem;
  padding-inline: ${space.x1} 1.25rem;
  color: var(--feature);
  font-size: ${text.reading};
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  translate: 0 -50%;

  li:hover > &,
  &:hover {
    color: color-mix(in srgb, var(--feature) 62%, ${color.ink});
  }

  ${cramped} {
    position: relative;
    justify-self: start;
    padding: 0;
    translate: none;
    inset: auto;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }
`;

/* On the row's tint. */
const activeTimeLink = css`
  color: color-mix(in srgb, var(--feature) 62%, ${color.ink});
`;
