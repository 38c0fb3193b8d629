import { css } from '@linaria/core';
import { color, container, space, touchTarget, type } from '../../styles/rules.ts';
import type { Feature } from './features.ts';

/** The classes of the colours that a feature may have. */
export const featureColors: Record<Feature['color'], string> = {
  teal: css`
    --feature: ${color.teal};
  `,
  blue: css`
    --feature: ${color.blue};
  `,
  ochre: css`
    --feature: ${color.ochre};
  `,
  violet: css`
    --feature: ${color.violet};
  `,
};

/** A feature as a link. It fills its place in the list, which arranges its parts. It has its colour while it is active. */
export const featureLink = css`
  display: grid;
  grid-template: var(--parts);
  column-gap: 12px;
  align-content: center;
  height: 100%;
  min-height: ${touchTarget};
  padding: ${space.x1} var(--inset);
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: color-mix(in srgb, ${color.ink} 4%, transparent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    padding-left: calc(var(--inset) - 3px);
    border-left: 3px solid var(--feature);
    background: color-mix(in srgb, ${color.ink} 9%, transparent);
  }

  svg {
    grid-area: icon;
    align-self: center;
    /* A title's line is lower than the icon, and gives the row its height. */
    margin-block: -0.5rem;
    color: ${color.muted};
  }

  h3 {
    ${type.boldBody}
  }

  p {
    grid-area: note;
    ${type.mutedNote}
    text-wrap: balance;
  }

  span {
    grid-area: time;
    align-self: center;
    color: ${color.muted};
  }

  &[aria-current] svg {
    color: var(--feature);
  }

  ${container.phoneColumns} {
    column-gap: 6px;
    padding-right: ${space.half};

    h3 {
      grid-area: name;
      ${type.boldNote}
    }

    span {
      ${type.label}
    }
  }

  /* The colour alone lacks contrast on the active feature's ground. */
  &[aria-current] span {
    color: color-mix(in srgb, var(--feature) 85%, ${color.ink});
  }

  /* While the link leads to the film's file, its time is underlined like any link. */
  &[type] span {
    text-decoration: underline;
  }
`;
