import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { Range } from '../../ui/Range.tsx';
import { ChapterName, ChapterRuler } from './ChapterRuler.tsx';
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
  return (
    <div className={seekBar}>
      {!disabled && <ChapterRuler time={time} />}
      <Range
        aria-label="Posição do vídeo"
        aria-valuetext={`${clock(time)} de ${clock(duration)}`}
        max={duration}
        step="any"
        keyStep={keyStep}
        disabled={disabled}
        value={time}
        onValue={onSeek}
      />
      <ChapterName time={time} />
    </div>
  );
}

const seekBar = css`
  --share: 0;
  position: relative;
  grid-column: 1 / -1;
  min-width: 0;

  ${container.oneLine} {
    grid-column: auto;
  }
`;
