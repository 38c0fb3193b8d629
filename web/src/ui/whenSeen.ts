import { attempt } from './attempt.ts';
import { listen } from './listen.ts';

declare global {
  interface Document {
    /** Whether the browser prepares the page before it is opened (Prerendering Revamped). */
    prerendering?: boolean;
  }
}

/** When the page was first painted, in milliseconds. Undefined until then, and where the browser does not say. */
export function firstPaint(): number | undefined {
  return attempt(() => performance.getEntriesByType('paint')[0]?.startTime);
}

/** Reports whether the page was seen. One that is prepared, or opened in the background, has not been painted. */
function isSeen(): boolean {
  const shown = !document.prerendering && document.visibilityState !== 'hidden';
  return shown || firstPaint() !== undefined;
}

/** Calls back once, as soon as the page has been seen, which may be at once. Returns what cancels it. */
export function whenSeen(begin: () => void): () => void {
  const check = () => {
    if (!isSeen()) return;
    cancel();
    begin();
  };
  const cancel = listen(document, ['prerenderingchange', 'visibilitychange'], check);
  check();
  return cancel;
}

/** Holds the page's motion until the page is first seen (`styles/global.ts`). Returns what cancels it. */
export function holdMotion() {
  if (isSeen()) return;
  document.documentElement.setAttribute('data-unseen', '');
  return whenSeen(() => document.documentElement.removeAttribute('data-unseen'));
}
