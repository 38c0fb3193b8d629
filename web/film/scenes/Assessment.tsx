import { during } from '../ui/motion.ts';
import { Push } from '../ui/Screen.tsx';
import { Camera } from './assessment/Camera.tsx';
import { Gallery } from './assessment/Gallery.tsx';
import { Movement } from './assessment/Movement.tsx';
import { PatientPage } from './assessment/PatientPage.tsx';
import { Source } from './assessment/Source.tsx';

/** When each touch opens the next screen. */
const begin = 1.5;
const proceed = 6.5;
const camera = 10.9;

/** From the patient to a photo: joint and movement, the gallery, the camera. */
export function Assessment({ t }: { t: number }) {
  const source = <Source t={t} begin={proceed} camera={camera} />;
  return (
    <>
      <Push
        t={t}
        at={proceed + 0.2}
        under={
          <Push
            t={t}
            at={begin + 0.2}
            under={<PatientPage t={t} begin={begin} />}
            over={<Movement t={t} proceed={proceed} />}
          />
        }
        over={source}
      />
      <Gallery t={t} />
      <Camera t={t} at={camera + 0.25} />
    </>
  );
}

/** How far the dark camera covers the frame, 0 to 1; it hands over to the measurement. */
export function cameraShown(t: number): number {
  return during(t, camera + 0.6, 15.5);
}
