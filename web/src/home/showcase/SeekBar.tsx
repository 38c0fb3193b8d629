import { css } from '@linaria/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { duration } from '../../../shared/shownFilm.ts';
import { strokes } from '../../styles/rules.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { percent } from './dialGeometry.ts';
import type { Film } from './useFilm.ts';

/**
 * Shows the second in the film and changes it by click, drag, arrow keys, Home and End. Space plays and pauses. While the
 * film plays and the slider has the focus, its words stay, or a screen reader would say each new second. With the keyboard's
 * focus its value stays, too, and a key moves it from where the film is.
 */
export function SeekBar({ film, now }: { film: Pick<Film, 'playing' | 'time' | 'seek' | 'toggle'>; now: number }) {
  const slider = useRef<HTMLInputElement>(null);
  const [focus, setFocus] = useState<'none' | 'pointer' | 'keyboard'>('none');
  const [said, setSaid] = useState(now);
  const hydrated = useHydrated();
  const held = film.playing && focus !== 'none';
  if (!held && said !== now) setSaid(now);
  const noteFocus = () => setFocus(slider.current?.matches(':focus-visible') ? 'keyboard' : 'pointer');
  const onSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) film.toggle();
  };
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
        aria-valuetext={`${clock(held ? said : now)} de ${clock(duration)}`}
        set={film.time}
        value={held && focus === 'keyboard' ? said : now}
        onKeyDownCapture={onSpace}
        onFocus={noteFocus}
        onBlur={() => setFocus('none')}
        onValue={(second) => {
          noteFocus();
          setSaid(second);
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
