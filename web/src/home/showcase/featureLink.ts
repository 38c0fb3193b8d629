import { css } from '@linaria/core';
import { color, space, text, touchTarget } from '../../styles/tokens.ts';
import type { Feature } from './features.ts';

/** The classes of the colours that a feature may have. */
export const featureColors: Record<Feature['color'], string> = {
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

/**
 * A feature as a link. It fills its place in the list, which says how its parts stand. `--rule` is the width of the line at
 * its edge, which is thicker for the active feature.
 */
export const featureLink = css`
  display: grid;
  grid-template: var(--parts);
  column-gap: 0.75rem;
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
    align-self: center;
    /* A title's line is lower than the icon, and gives the row its height. */
    margin-block: -0.5rem;
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
