import { css } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import { Range } from '../ui/Range.tsx';
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
      {!disabled && <ChapterRuler time={time} />}
      <Range
        share={time / duration}
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

const seekBar = css`
  --share: 0;
  position: relative;
  grid-column: 1 / -1;
  min-width: 0;

  ${tablet} {
    grid-column: auto;
  }
`;
