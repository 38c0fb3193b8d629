import { css } from '@linaria/core';
import { groundColors } from '../../shared/groundColors.ts';
import { media } from './media.ts';
import { color, declare, declareByScheme } from './tokens.ts';

/** The name of a ground. */
export type GroundName = keyof typeof groundColors;

/** The class that applies each ground. */
export const ground: Record<GroundName, string> = {
  sunken: css`
    ${onGround('sunken')}
  `,
  deep: css`
    ${onGround('deep')}
  `,
  mint: css`
    ${onGround('mint')}
  `,
  ledger: css`
    ${onGround('ledger')}
  `,
  sheet: css`
    ${onGround('sheet')}
  `,
  field: css`
    ${onGround('field')}
  `,
};

/** Redefines the colour tokens, so that every component works on a ground. On paper a ground looks like the page. */
export function onGround(name: GroundName): string {
  const light: Record<string, string> = groundColors[name].light;
  // In the dark theme, only what differs.
  const changed = Object.entries(groundColors[name].dark).filter(([role, value]) => light[role] !== value);
  return `
    background: ${color.paper};
    color: ${color.ink};

    ${media.ownColors} {
      ${declare(groundColors[name].light)}
    }

    ${media.ownColors} and (prefers-color-scheme: dark) {
      ${declare(Object.fromEntries(changed))}
    }

    ${media.ownColors} {
      ${media.schemeInUse} {
        ${declareByScheme(groundColors[name].light, groundColors[name].dark)}
      }
    }
  `;
}
