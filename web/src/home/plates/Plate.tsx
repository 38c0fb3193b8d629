import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { ground } from '../../styles/grounds.ts';
import { media } from '../../styles/media.ts';
import { color, radius } from '../../styles/tokens.ts';

type PlateGround = 'soft' | 'field' | 'base';

/** A field with a drawing in it. The text below it says the same in words. */
export function Plate({ on, children }: { on: PlateGround; children: ReactNode }) {
  return (
    <div className={cx(plate, grounds[on])} aria-hidden="true">
      {children}
    </div>
  );
}

/* Contained, so that a drawing that follows the hero's angle is not painted while it is out of sight. */
const plate = css`
  position: relative;
  height: clamp(26.5rem, 31vw, 32.5rem);
  border-radius: ${radius.card};
  overflow: clip;
  content-visibility: auto;

  svg {
    max-width: none;
    fill: none;
  }

  ${media.forcedColors} {
    border: 1px solid ${color.line};
  }

  ${media.print} {
    border: 1px solid ${color.line};
    break-inside: avoid;
  }
`;

const grounds: Record<PlateGround, string> = {
  soft: css`
    background: ${color.brandSoft};
  `,
  field: cx(
    ground.field,
    css`
      background: ${color.surface};
    `,
  ),
  base: css`
    background: ${color.sunken};

    ${media.dark} {
      background: ${color.surface};
    }
  `,
};
