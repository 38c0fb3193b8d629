import { css, cx } from '@linaria/core';
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { media } from '../styles/media.ts';
import { color, touchTarget } from '../styles/tokens.ts';

interface RangeProps extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'onChange'> {
  /** From `min`, which is 0 if not given, to `max`. */
  value: number;
  min?: number;
  max: number;
  /** How far an arrow key moves it, where that is not `step`. */
  keyStep?: number;
  onValue: (value: number) => void;
}

/** The width of the thumb in CSS pixels. Its middle is what counts, and stops half a thumb before each end of the track. */
export const thumbWidth = 24;

/**
 * A slider from 0 with the measurement's colour. Its track stays where the slider itself is hidden. Until the page is
 * hydrated, `--share` of an ancestor says how much of the track is filled.
 */
export function Range({ className, ...slider }: Omit<RangeProps, 'min'>) {
  const ref = useRef<HTMLDivElement>(null);
  const share = slider.value / slider.max;

  // Through the CSSOM, because the content security policy blocks style attributes in the HTML.
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--share', `${share}`);
  }, [share]);

  return (
    <div className={track}>
      {/* Apart from the slider, whose styles would be computed again with the property. */}
      <div ref={ref} className={filling} />
      <Slider className={cx(sliderOnTrack, className)} {...slider} />
    </div>
  );
}

/** The browser's slider, without a look of its own. It leaves the keys of the history to the browser. */
export function Slider({ value, min = 0, max, keyStep, onValue, ...input }: RangeProps) {
  const pressedAt = useRef(value);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      goThroughHistory(event);
      return;
    }
    const direction = directions[event.key];
    if (!keyStep || !direction) return;
    event.preventDefault();
    onValue(Math.min(max, Math.max(min, value + direction * keyStep)));
  };

  return (
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      // Else a reload restores the value alone, without what depends on it.
      autoComplete="off"
      onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      onPointerDown={() => {
        pressedAt.current = value;
      }}
      // The finger scrolls the page. Its touch has moved the thumb before.
      onPointerCancel={() => onValue(pressedAt.current)}
      onKeyDown={onKeyDown}
      {...input}
    />
  );
}

/**
 * Alt (on a Mac, Command) with an arrow goes back or forward. Left alone, Chromium's slider takes the arrow for
 * itself, whatever the modifiers.
 */
function goThroughHistory(event: KeyboardEvent): void {
  const pages = historySteps[event.key];
  if (pages === undefined || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.go(pages);
}

const directions: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const historySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const track = css`
  position: relative;
  height: ${touchTarget};
  /* What moves in it moves nothing else. */
  contain: layout size;
`;

const filling = css`
  position: absolute;
  inset: calc(50% - 1.5px) 0;
  border-radius: 2px;
  background: linear-gradient(
    90deg,
    ${color.arc} calc(${thumbWidth / 2}px + (100% - ${thumbWidth}px) * var(--share)),
    ${color.border} 0
  );
`;

const thumb = `
  box-sizing: border-box;
  width: ${thumbWidth}px;
  height: ${thumbWidth}px;
  border: 4px solid ${color.arc};
  border-radius: 50%;
  background: ${color.surface};
`;

const sliderOnTrack = css`
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
