import { css, cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { color, container, media, space, type } from '../styles/rules.ts';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** For a button that waits for the script: over a reload, Firefox restores what `disabled` was. React's types lack it. */
    autoComplete?: 'off';
  }
}

/** A button that acts on the page. */
export function Button({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={cx(buttonClass('primary'), className)} />;
}

/** The class of a button, for links that look like one. */
export function buttonClass(variant: 'primary' | 'secondary' | 'outline'): string {
  return cx(button, variants[variant]);
}

/** The height of a button whose words have one line. */
export const buttonHeight = '3.25rem';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: ${buttonHeight};
  padding: ${space.x1} 1.375rem;
  border: 1.5px solid transparent;
  border-radius: 12px;
  ${type.boldBody}
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  ${container.oneLine} {
    width: auto;
  }

  &:disabled {
    cursor: progress;
  }

  /* Paper has no buttons. A link to another site prints as text, with its address. */
  ${media.print} {
    display: none;

    &[target] {
      display: inline;
      padding: 0;
      background: none;
      color: ${color.ink};
      overflow-wrap: anywhere;
      text-align: start;
    }
  }
`;

const variants = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};

    &:is(:hover, :active) {
      background: ${color.brandStrong};
      color: ${color.onBrand};
    }

    &:disabled {
      border-color: ${color.muted};
      background: none;
      color: ${color.muted};
    }

    /* A forced palette would give the text and the background the same colour. */
    ${media.forcedColors} {
      forced-color-adjust: none;
    }
  `,
  secondary: css`
    background: ${color.brandSoft};
    color: ${color.brandStrong};

    &:is(:hover, :active) {
      border-color: ${color.brand};
    }
  `,
  outline: css`
    border-color: ${color.border};
    color: ${color.ink};

    &:is(:hover, :active) {
      border-color: ${color.brand};
      color: ${color.brandStrong};
    }
  `,
};
