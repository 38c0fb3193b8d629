import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';

/** The classes of the colours that a feature may have. Each sets `--feature`. */
export const featureColors = {
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

export type FeatureColor = keyof typeof featureColors;
