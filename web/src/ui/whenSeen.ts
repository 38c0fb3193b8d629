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

/**
 * Reports whether anybody has seen the page. One that is prepared before it is opened, and one whose tab was opened in the
 * background, have not been painted.
 */
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

/**
 * Has the page's motion begin when it is first seen. Until then the page is whole and still (`styles/global.ts`). Returns what
 * cancels it.
 */
export function holdMotion() {
  if (isSeen()) return;
  document.documentElement.setAttribute('data-unseen', '');
  return whenSeen(() => document.documentElement.removeAttribute('data-unseen'));
}
