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
        over={<Source t={t} begin={proceed} camera={camera} />}
      />
      <Gallery t={t} />
      <Camera t={t} at={camera + 0.25} />
    </>
  );
}

/** Whether the status bar lies on the dark camera, which hands over to the measurement. */
export function isCameraShown(t: number): boolean {
  return t > camera + 0.72 && t < 15.38;
}
