import { css } from '@linaria/core';
import { duration } from '../../../shared/timeline.ts';
import { strokes } from '../../styles/rules.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { percent } from './dialGeometry.ts';

/** Shows the second in the film and changes it by click, drag, arrow keys, Home and End. */
export function SeekBar({ now, onSeek }: { now: number; onSeek: (second: number) => void }) {
  const hydrated = useHydrated();
  return (
    <div className={seekBar}>
      <svg className={line} aria-hidden="true">
        <line className={strokes.border} strokeWidth="3" x2="100%" y1="50%" y2="50%" />
        <line className={strokes.arc} strokeWidth="3" x2={percent(now / duration)} y1="50%" y2="50%" />
      </svg>
      <Range
        aria-label="Posição do vídeo"
        aria-valuetext={`${clock(now)} de ${clock(duration)}`}
        max={duration}
        step="any"
        keyStep={5}
        disabled={!hydrated}
        value={now}
        onValue={onSeek}
      />
    </div>
  );
}

const seekBar = css`
  position: relative;
  flex: 1 1 calc(4rem + ${thumbWidth}px);
`;

/* The way of the thumb's middle. */
const line = css`
  position: absolute;
  width: calc(100% - ${thumbWidth}px);
  height: 100%;
  margin-inline: ${thumbWidth / 2}px;
`;
