import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import filmUrl from '../../../film/demo.mp4';
import { useHydrated } from '../../ui/useClientValue.ts';
import { addressOf } from './arrival.ts';

interface SeekLinkProps extends ComponentProps<'a'> {
  /** Seconds. */
  time: number;
  /** The fragment of the address. */
  fragment?: string;
  onSeek: () => void;
}

/**
 * A link to a second of the film. A plain click calls `onSeek`. In another tab its address opens the page with that second
 * ready. Until the page is hydrated, the link leads into the film's file (W3C Media Fragments).
 */
export function SeekLink({ time, fragment, onSeek, ...link }: SeekLinkProps) {
  const href = useHydrated() ? addressOf(time, fragment) : `${filmUrl}#t=${time}`;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onSeek();
  };
  return <Link {...link} href={href} onClick={onClick} />;
}
