import { type RefObject, useEffect, useState } from 'react';
import { listen } from '../../ui/listen.ts';

/** How long each method may take, in milliseconds. In a view inside another app its promise may never settle. */
const answerTime = 2000;

/** What says that a video fills the screen, or did. */
const shownEvents = ['fullscreenchange', 'webkitbeginfullscreen'] as const;

/** Shows a video alone. Where that fails it is said until the visitor's next request, and not offered again. */
export function useFullScreen(media: RefObject<HTMLVideoElement | null>) {
  const [refusal, setRefusal] = useState<'none' | 'said' | 'known'>('none');
  // A browser may answer late.
  useEffect(() => listen(media.current, shownEvents, () => setRefusal('none')), [media]);
  return {
    screenRefused: refusal === 'said',
    mayFillScreen: refusal === 'none',
    endRefusal: () => setRefusal((last) => (last === 'said' ? 'known' : last)),
    fillScreen: async () => {
      if (media.current && !(await fillScreen(media.current))) setRefusal('said');
    },
  };
}

/** By WebKit's own method, an iPhone's only one, where the standard one fails. */
async function fillScreen(video: HTMLVideoElement): Promise<boolean> {
  const filled = document.fullscreenEnabled && (await fills(video, async () => video.requestFullscreen()));
  if (filled || !video.webkitEnterFullscreen) return filled;
  return fills(video, async () => video.webkitEnterFullscreen?.());
}

/** Asks, and reports whether an event says in time that the video fills the screen. A method may throw, or return nothing. */
function fills(video: HTMLVideoElement, ask: () => Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    for (const type of shownEvents) video.addEventListener(type, () => resolve(true), { once: true });
    setTimeout(resolve, answerTime, false);
    ask().catch(() => resolve(false));
  });
}
