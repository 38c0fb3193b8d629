import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';
import type { FeatureColor } from './features.ts';

/** The class of each feature's colour, which sets `--feature`. */
export const featureColors: Record<FeatureColor, string> = {
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

/** A line in a feature's colour. */
export const featureLine = css`
  stroke: var(--feature);
`;
