import type { MouseEvent } from 'react';
import { clock } from './clock.ts';

interface SeekLinkProps {
  /** Seconds. */
  time: number;
  /** What the film shows from there. */
  title: string;
  /** An element of the page that the address names too. */
  fragment?: string;
  onSeek: () => void;
  className?: string;
}

/**
 * A link to a second of the film. A plain click calls `onSeek` and puts the address into the address bar, where
 * it can be copied. In another tab the address opens the page with that second ready.
 */
export function SeekLink({ time, title, fragment, onSeek, className }: SeekLinkProps) {
  const href = `/?t=${time}${fragment ? `#${fragment}` : ''}`;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', href);
    onSeek();
  };
  return (
    <a href={href} className={className} aria-label={`${clock(time)}, ver ${title} no vídeo`} onClick={onClick}>
      {clock(time)}
    </a>
  );
}
