import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import VolumeX from 'lucide/dist/esm/icons/volume-x.mjs';
import { type RefObject, useCallback } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { listen } from '../../ui/listen.ts';
import { useClientValue, useHydrated } from '../../ui/useClientValue.ts';

/** Turns the sound of a media element on and off. It follows the element, whose own controls may do the same. */
export function SoundButton({ media }: { media: RefObject<HTMLMediaElement | null> }) {
  const hydrated = useHydrated();
  const subscribe = useCallback((notify: () => void) => listen(media.current, ['volumechange'], notify), [media]);
  const muted = useClientValue(() => media.current?.muted ?? true, true, subscribe);
  const toggle = () => {
    if (media.current) media.current.muted = !muted;
  };
  return (
    <button
      type="button"
      disabled={!hydrated}
      autoComplete="off"
      aria-label="Som do vídeo"
      aria-pressed={!muted}
      onClick={toggle}
    >
      <Icon icon={muted ? VolumeX : Volume2} />
    </button>
  );
}
