import { css } from '@linaria/core';
import type { ComponentProps, KeyboardEvent } from 'react';
import { clamp } from '../../shared/geometry/geometry.ts';
import { color, media, touchTarget } from '../styles/rules.ts';
import { usePress } from './useDrag.ts';

interface RangeProps extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'onChange' | 'onInput'> {
  value: number;
  min?: number;
  max: number;
  /** How far an arrow key moves it, where that is not `step`. */
  keyStep?: number;
  /** What is set, where its value shows something else. A key moves it from there, and a cancelled press leaves it. */
  set?: number;
  onValue: (value: number) => void;
}

/** The width of the thumb in CSS pixels. Its middle is what counts, and stops half a thumb before each end of the track. */
export const thumbWidth = 24;

/** A slider from 0, with a thumb in the measurement's colour and no track: its parent draws one. */
export function Range(slider: Omit<RangeProps, 'min'>) {
  return (
    <div className={track}>
      <Slider className={sliderOnTrack} {...slider} />
    </div>
  );
}

/** The browser's slider, without a look of its own. It leaves the keys of the history to the browser. */
export function Slider({ value, min = 0, max, keyStep, set = value, onValue, ...input }: RangeProps) {
  const { press, setPress, ends } = usePress();

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.currentTarget.value = `${set}`; // The keys that the browser handles, such as Page Up, move it from there, too.
    const modified = event.altKey || event.metaKey;
    const step = (modified ? historySteps : directions)[event.key];
    if (!step || event.ctrlKey || event.shiftKey) return;
    // Alt (Command on a Mac) with an arrow key goes back or forward. Without this, Chromium moves the slider instead.
    if (modified) history.go(step);
    else if (keyStep) onValue(clamp(set + step * keyStep, min, max));
    else return;
    event.preventDefault();
  };

  return (
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      // Otherwise a reload restores the value alone, without what depends on it.
      autoComplete="off"
      // React's `onChange` hears `change` too, with which Chromium reports the shown value after it has cancelled a press.
      onInput={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      onPointerDown={({ pointerId }) => setPress(press.current ?? { pointerId, undo: () => onValue(set) })}
      {...ends}
      onKeyDown={onKeyDown}
      {...input}
    />
  );
}

const historySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const directions: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

const track = css`
  height: ${touchTarget};
  /* What moves in it shifts nothing else. */
  contain: layout size;
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
  display: block;
  width: 100%;
  height: 100%;
  background: none;
  appearance: none;
  cursor: pointer;

  /* Its label may be right above it. */
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
