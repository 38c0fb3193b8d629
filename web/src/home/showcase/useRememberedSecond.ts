import { useEffect, useEffectEvent } from 'react';
import { remember, remembered } from './arrival.ts';

/** What may be the last event of a visit to the page, among them each click on a link. */
const leaving = ['pause', 'click', 'visibilitychange', 'pagehide'] as const;

/** Has the history entry remember the film's position: at most once a second while it changes, and at once before leaving. */
export function useRememberedSecond(time: number): void {
  const rememberSecond = useEffectEvent(() => {
    const second = Math.floor(time);
    if (second !== (remembered().second ?? 0)) remember({ second });
  });

  useEffect(() => {
    let timer: number | undefined;
    const onTimeUpdate = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        rememberSecond();
      }, 1000);
    };
    const listening = new AbortController();
    // In the capture phase: events of media do not bubble.
    const options = { capture: true, signal: listening.signal };
    addEventListener('timeupdate', onTimeUpdate, options);
    for (const type of leaving) addEventListener(type, () => rememberSecond(), options);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
}
