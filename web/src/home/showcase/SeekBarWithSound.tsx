import { SeekBar } from './SeekBar.tsx';
import { SoundButton } from './SoundButton.tsx';
import type { Film } from './useFilm.ts';

/** The seek bar of a film with sound, after the button that turns the sound on. */
export function SeekBarWithSound({ film, now }: { film: Film; now: number }) {
  return (
    <>
      <SoundButton media={film.ref} />
      <SeekBar film={film} now={now} />
    </>
  );
}
