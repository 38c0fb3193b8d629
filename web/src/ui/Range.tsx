import { css, cx } from '@linaria/core';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { media } from '../styles/media.ts';
import { color, touchTarget } from '../styles/tokens.ts';

interface RangeProps extends ComponentProps<'input'> {
  /** How much of the track is filled, from 0 to 1. Until the page is hydrated, `--share` of an ancestor says so. */
  share: number;
}

/** The width of the thumb in CSS pixels. Its middle is what counts, and stops half a thumb before each end of the track. */
export const thumbWidth = 24;

/** A slider with the measurement's colour. Its track stays where the slider itself is hidden. */
export function Range({ share, className, ...input }: RangeProps) {
  const ref = useRef<HTMLDivElement>(null);

  // Through the CSSOM, because the content security policy blocks style attributes in the HTML.
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--share', `${share}`);
  }, [share]);

  return (
    <div ref={ref} className={track}>
      <input type="range" className={cx(slider, className)} {...input} />
    </div>
  );
}

const track = css`
  position: relative;
  height: ${touchTarget};

  &::before {
    position: absolute;
    inset: calc(50% - 1.5px) 0;
    border-radius: 2px;
    background: linear-gradient(
      90deg,
      ${color.arc} calc(${thumbWidth / 2}px + (100% - ${thumbWidth}px) * var(--share)),
      ${color.border} 0
    );
    content: '';
  }
`;

const thumb = `
  box-sizing: border-box;
  width: ${thumbWidth}px;
  height: ${thumbWidth}px;
  border: 4px solid ${color.arc};
  border-radius: 50%;
  background: ${color.surface};
`;

const slider = css`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;

  /* Its label may stand right above it. */
  &:focus-visible {
    outline-offset: -3px;
  }

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;
