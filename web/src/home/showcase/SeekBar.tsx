import { css } from '@linaria/core';
import { useRef } from 'react';
import { duration } from '../../../shared/shownFilm.ts';
import { strokes } from '../../styles/rules.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { percent } from './dialGeometry.ts';
import type { Film } from './useFilm.ts';

/**
 * Shows the second in the film and changes it by click, drag, arrow keys, Home and End. While the film plays and the slider has
 * the focus, its words stay, or a screen reader would say each new second. With the keyboard's focus its value stays, too, and
 * a key moves it from where the film is.
 */
export function SeekBar({ film, now }: { film: Pick<Film, 'playing' | 'seek'>; now: number }) {
  const shown = useRef(now);
  const said = useRef(now);
  const slider = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  if (!film.playing || !slider.current?.matches(':focus-visible')) shown.current = now;
  if (!film.playing || !slider.current?.matches(':focus')) said.current = now;
  return (
    <div className={seekBar}>
      <svg className={line} aria-hidden="true">
        <line className={strokes.border} strokeWidth="3" x2="100%" y1="50%" y2="50%" />
        <line className={strokes.arc} strokeWidth="3" x2={percent(now / duration)} y1="50%" y2="50%" />
      </svg>
      <Range
        keyStep={5}
        max={duration}
        step="any"
        disabled={!hydrated}
        aria-label="Posição do vídeo"
        aria-valuetext={`${clock(said.current)} de ${clock(duration)}`}
        from={now}
        value={shown.current}
        onValue={(second) => {
          shown.current = second;
          said.current = second;
          film.seek(second);
        }}
        ref={slider}
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
