import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { chapters } from '../../shared/timeline.ts';
import { media } from '../styles/media.ts';
import { color, radius, touchTarget } from '../styles/tokens.ts';
import { clock } from './clock.ts';

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
    input.current?.style.setProperty('--progress', `${(100 * time) / duration}%`);
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
      <ChapterMarks duration={duration} />
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

/** Draws a tick at the start of each chapter but the first, in seconds, stretched to the width of the bar. */
function ChapterMarks({ duration }: { duration: number }) {
  const ticks = chapters.filter(({ start }) => start > 0).map(({ start }) => `M${start} 0v1`);
  return (
    <svg viewBox={`0 0 ${duration} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={ticks.join('')} />
    </svg>
  );
}

const keySteps: Record<string, number> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
};

const historySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The width of the thumb, whose centre stops half of it before each end of the bar. */
const thumb = '18px';

const thumbRules = `
  box-sizing: border-box;
  width: ${thumb};
  height: ${thumb};
  border: 3px solid ${color.arc};
  border-radius: 50%;
  background: ${color.surface};
`;

const seekBar = css`
  position: relative;
  flex: 1;
  min-width: 0;

  svg {
    position: absolute;
    inset: calc(50% - 6px) calc(${thumb} / 2) auto;
    width: calc(100% - ${thumb});
    height: 12px;
    fill: none;
    stroke: ${color.border};
    stroke-width: 2px;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  input {
    --progress: 0%;
    position: relative;
    display: block;
    appearance: none;
    width: 100%;
    height: ${touchTarget};
    margin: 0;
    border-radius: ${radius.pill};
    background:
      linear-gradient(${color.arc} 0 0) 0 50% / var(--progress) 4px no-repeat,
      linear-gradient(${color.border} 0 0) 0 50% / 100% 4px no-repeat;
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
