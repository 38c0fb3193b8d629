import type { MouseEvent, ReactNode } from 'react';

interface SeekLinkProps {
  /** Seconds. */
  time: number;
  /** An element of the page that the address names too. */
  fragment?: string;
  onSeek: () => void;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A link to a second of the film. A plain click calls `onSeek` and leaves the address in the address bar, to be
 * shared from there; copied, or opened in another tab, the link opens the page with that second ready.
 */
export function SeekLink({ time, fragment, onSeek, ...props }: SeekLinkProps) {
  const href = `/?t=${time}${fragment ? `#${fragment}` : ''}`;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(null, '', href);
    onSeek();
  };
  return <a href={href} onClick={onClick} {...props} />;
}
