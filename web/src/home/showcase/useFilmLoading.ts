import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '../../ui/listen.ts';
import { requestTimeout } from '../../ui/requestTimeout.ts';

/** Whether bytes of a film arrive: the browser reports `stalled` after 3 s without any, and the page gives up later. */
export type FilmLoading = 'active' | 'stalled' | 'timedOut';

/** Tells how a film loads. `onChange` is called when one that waits times out, and when bytes arrive after all. */
export function useFilmLoading(media: RefObject<HTMLMediaElement | null>, waiting: boolean, onChange: () => void) {
  const loading = useRef<FilmLoading>('active');
  const become = useEffectEvent((next: FilmLoading) => {
    const changed = [loading.current, next].includes('timedOut');
    loading.current = next;
    if (changed) onChange();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (waiting) timer = setTimeout(() => become('timedOut'), requestTimeout);
    };
    // A seek to what has been loaded before needs no more bytes: `canplay` alone reports it.
    const unlisten = listen(media.current, ['loadstart', 'progress', 'canplay'], () => {
      become('active');
      wait();
    });
    const unlistenStalled = listen(media.current, ['stalled'], () => {
      const video = media.current;
      if (!video || video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return;
      // A browser may also say so of a film that rests. WebKit does before the film is asked for anything.
      const lacksMetadata = video.preload !== 'none' && video.readyState === HTMLMediaElement.HAVE_NOTHING;
      if (waiting || video.seeking || lacksMetadata) become('stalled');
    });
    wait();
    return () => {
      clearTimeout(timer);
      unlisten();
      unlistenStalled();
    };
  }, [media, waiting]);

  const reload = () => {
    loading.current = 'active';
    media.current?.load();
  };
  return { loading, reload };
}
