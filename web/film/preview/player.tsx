import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { clamp } from '../../shared/geometry/geometry.ts';
import { chapters, duration } from '../../shared/timeline.ts';
import { Film } from '../Film.tsx';
import { frame } from '../ui/theme.ts';

/** The last frame's second. */
const end = duration - 1 / frame.rate;

/** The film as it is drawn, with a scrubber, the chapters, and the keys: space plays, arrows go a frame or a second. */
function Player() {
  const [time, setTime] = useState(restored);
  const [playing, setPlaying] = useState(false);
  const seek = (seconds: number) => setTime(clamp(seconds, 0, end));

  useEffect(() => history.replaceState(null, '', `#${time.toFixed(3)}`), [time]);
  usePlayback(playing, setTime);
  useKeys({
    ArrowLeft: (shift) => seek(time - (shift ? 1 : 1 / frame.rate)),
    ArrowRight: (shift) => seek(time + (shift ? 1 : 1 / frame.rate)),
    ' ': () => setPlaying(!playing),
  });

  return (
    <main>
      <Film time={Math.floor(time * frame.rate + 1e-6) / frame.rate} />
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="button" onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <input
          type="range"
          aria-label="Second"
          min={0}
          max={end}
          step={1 / frame.rate}
          value={time}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <output>{time.toFixed(2)} s</output>
      </form>
      <nav>
        {chapters.map(({ id, start, title }) => (
          <button key={id} type="button" onClick={() => seek(start)}>
            {start} {title}
          </button>
        ))}
      </nav>
    </main>
  );
}

/** Moves the time on with the clock while `playing`. */
function usePlayback(playing: boolean, setTime: (next: (time: number) => number) => void) {
  useEffect(() => {
    if (!playing) return;
    let [request, last] = [0, performance.now()];
    const tick = (now: number) => {
      const passed = (now - last) / 1000;
      last = now;
      setTime((time) => (time + passed) % duration);
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [playing, setTime]);
}

function useKeys(keys: Record<string, (shift: boolean) => void>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action(event.shiftKey);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** The second that the address holds: a reload after a change shows the same frame again. */
function restored(): number {
  return clamp(Number(location.hash.slice(1)) || 0, 0, end);
}

new EventSource('/esbuild').addEventListener('change', () => location.reload());

const root = document.getElementById('root');
if (root) createRoot(root).render(<Player />);
