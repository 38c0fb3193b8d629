import { FlexionSlider } from './FlexionSlider.tsx';
import { Photograph } from './Photograph.tsx';
import { useFigure } from './useFigure.ts';

/**
 * The app's measurement to try: a leg on a table, whose ankle can be dragged, and a slider that does the same for
 * keyboards and screen readers.
 */
export function Goniometer() {
  const { figure, view } = useFigure();
  return (
    <>
      <Photograph figure={figure} view={view} />
      <FlexionSlider flexion={figure.flexion} />
    </>
  );
}
