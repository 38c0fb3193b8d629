import { type RefObject, useEffect } from 'react';
import { patience } from '../../ui/patience.ts';

/** Whether bytes of a film arrive: the browser reports `stalled` after 3 s without any, and then the page gives it up as `lost`. */
export type Line = 'moves' | 'stalled' | 'lost';

/** Notes the line of a film that waits. `onChange` is called when it is lost, and when bytes arrive after all. */
export function useLine(
  media: RefObject<HTMLMediaElement | null>,
  line: RefObject<Line>,
  waiting: boolean,
  onChange: () => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    let clock: ReturnType<typeof setTimeout> | undefined;
    const become = (next: Line) => {
      const changed = [line.current, next].includes('lost');
      line.current = next;
      if (changed) onChange();
    };
    const wait = () => {
      clearTimeout(clock);
      if (waiting) clock = setTimeout(become, patience, 'lost');
    };
    const listen = (type: string, listener: () => void) =>
      media.current?.addEventListener(type, listener, { signal: listening.signal });
    for (const type of ['loadstart', 'progress']) {
      listen(type, () => {
        become('moves');
        wait();
      });
    }
    listen('stalled', () => {
      const video = media.current;
      if (!video) return;
      // A browser may also say so of a film that rests. WebKit does before the film is asked for anything.
      const lacksMetadata = video.preload !== 'none' && video.readyState === HTMLMediaElement.HAVE_NOTHING;
      if (waiting || video.seeking || lacksMetadata) become('stalled');
    });
    wait();
    return () => {
      clearTimeout(clock);
      listening.abort();
    };
  }, [media, line, waiting, onChange]);
}
