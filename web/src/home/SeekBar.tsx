import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { media } from '../styles/media.ts';
import { color, touchTarget } from '../styles/tokens.ts';
import { ChapterName, ChapterRuler } from './ChapterRuler.tsx';
import { clock } from './clock.ts';
import { tablet } from './showcaseLayout.ts';

interface SeekBarProps {
  /** Seconds. */
  time: number;
  duration: number;
  disabled: boolean;
  onSeek: (seconds: number) => void;
}

/** How far an arrow key seeks, in seconds. */
const keyStep = 5;

/** Shows the position in the film and changes it by click, drag, arrow keys, Home and End. */
export function SeekBar({ time, duration, disabled, onSeek }: SeekBarProps) {
  const input = useRef<HTMLInputElement>(null);

  // Through the CSSOM, because the content security policy blocks style attributes in the HTML.
  useEffect(() => {
    input.current?.style.setProperty('--progress', String(time / duration));
  }, [time, duration]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      goThroughHistory(event);
      return;
    }
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, time + step)));
  };

  return (
    <div className={seekBar}>
      <ChapterRuler time={time} />
      <input
        ref={input}
        type="range"
        aria-label="Posição do vídeo"
        aria-valuetext={`${clock(time)} de ${clock(duration)}`}
        min={0}
        max={duration}
        step="any"
        disabled={disabled}
        value={time}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <ChapterName time={time} />
    </div>
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

const keySteps: Record<string, number> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
};

const historySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The width of the thumb, whose centre stops half of it before each end of the bar. */
const thumb = '24px';

const thumbRules = `
  box-sizing: border-box;
  width: ${thumb};
  height: ${thumb};
  border: 4px solid ${color.arc};
  border-radius: 50%;
  background: ${color.surface};
`;

const seekBar = css`
  position: relative;
  grid-column: 1 / -1;
  min-width: 0;

  ${tablet} {
    grid-column: auto;
  }

  input {
    --progress: 0;
    position: relative;
    display: block;
    appearance: none;
    width: 100%;
    height: ${touchTarget};
    margin: 0;
    background:
      linear-gradient(${color.arc} 0 0) 0 50% / calc(${thumb} / 2 + (100% - ${thumb}) * var(--progress)) 3px no-repeat,
      linear-gradient(${color.border} 0 0) 0 50% / 100% 3px no-repeat;
    cursor: pointer;
  }

  input::-webkit-slider-thumb {
    appearance: none;
    ${thumbRules}
  }

  input::-moz-range-thumb {
    ${thumbRules}
  }

  ${media.forcedColors} {
    input {
      appearance: auto;
    }
  }
`;
