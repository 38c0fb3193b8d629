import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { media } from '../styles/media.ts';
import { color, radius, touchTarget } from '../styles/tokens.ts';
import { clock } from './clock.ts';

interface SeekBarProps {
  /** Seconds. */
  time: number;
  duration: number;
  onSeek: (seconds: number) => void;
}

/** What an arrow key moves, in seconds, as players do. */
const keyStep = 5;

/** Shows the position in the film and changes it: by click, drag, arrow keys, Home and End. */
export function SeekBar({ time, duration, onSeek }: SeekBarProps) {
  const input = useRef<HTMLInputElement>(null);

  // Set through the CSSOM: the policy forbids a style attribute in the HTML.
  useEffect(() => {
    input.current?.style.setProperty('--progress', `${(100 * time) / duration}%`);
  }, [time, duration]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, time + step)));
  };

  return (
    <input
      ref={input}
      className={seekBar}
      type="range"
      aria-label="Posição do vídeo"
      aria-valuetext={`${clock(time)} de ${clock(duration)}`}
      min={0}
      max={duration}
      step="any"
      value={time}
      onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
  );
}

const keySteps: Record<string, number> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
};

const seekBar = css`
  --progress: 0%;
  appearance: none;
  flex: 1;
  min-width: 0;
  height: ${touchTarget};
  margin: 0;
  border-radius: ${radius.pill};
  background: linear-gradient(${color.arc} 0 0) 0 50% / var(--progress) 4px no-repeat,
    linear-gradient(${color.border} 0 0) 0 50% / 100% 4px no-repeat;
  cursor: pointer;

  &::-webkit-slider-thumb {
    appearance: none;
    width: 18px;
    height: 18px;
    border: 3px solid ${color.arc};
    border-radius: 50%;
    background: ${color.surface};
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: 18px;
    height: 18px;
    border: 3px solid ${color.arc};
    border-radius: 50%;
    background: ${color.surface};
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;
