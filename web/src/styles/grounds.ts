import { css } from '@linaria/core';
import { grounds } from '../../shared/palette.ts';
import { media } from './media.ts';
import { color, declare } from './tokens.ts';

export type GroundName = keyof typeof grounds;

/**
 * The class of each ground. It redefines the colour tokens, so that every component works on it, and takes their
 * background and text colour. On paper and in a forced palette a ground has the colours of the page.
 */
export const ground: Record<GroundName, string> = {
  sunken: css`
    ${groundTokens('sunken')}
    background: ${color.paper};
  `,
  deep: css`
    ${groundTokens('deep')}
    color-scheme: dark;
    background: ${color.paper};
    color: ${color.ink};
  `,
  mint: css`
    ${groundTokens('mint')}
    background: ${color.paper};
  `,
  field: css`
    ${groundTokens('field')}
    color-scheme: dark;
    background: ${color.paper};
    color: ${color.ink};
  `,
};

/** Redefines the tokens as a ground does, for an element that is not always on it. */
export function groundTokens(name: GroundName): string {
  const light: Record<string, string> = grounds[name].light;
  // In the dark theme, only what differs.
  const changed = Object.entries(grounds[name].dark).filter(([role, value]) => light[role] !== value);
  return `
    ${media.ownColors} {
      ${declare(grounds[name].light)}
    }

    ${media.ownColors} and (prefers-color-scheme: dark) {
      ${declare(Object.fromEntries(changed))}
    }
  `;
}
