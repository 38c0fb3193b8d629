import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import filmUrl from '../../../film/demo.mp4';
import { useHydrated } from '../../ui/useClientValue.ts';
import { addressOf } from './arrival.ts';

interface SeekLinkProps extends ComponentProps<'a'> {
  /** Seconds. */
  time: number;
  fragment?: string;
  onSeek: () => void;
}

/** A link to a second of the film: before hydration, into the film's file (W3C Media Fragments). A click seeks. */
export function SeekLink({ time, fragment, onSeek, ...link }: SeekLinkProps) {
  const target = useHydrated()
    ? { href: addressOf(time, fragment) }
    : { href: `${filmUrl}#t=${time}`, type: 'video/mp4' };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onSeek();
  };
  return <Link {...link} {...target} onClick={onClick} />;
}
