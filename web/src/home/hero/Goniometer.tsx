import { useMemo, useState } from 'react';
import { drawFigure, photograph } from '../../../shared/figure/figure.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { FlexionSlider } from './FlexionSlider.tsx';
import { Photograph } from './Photograph.tsx';

/**
 * The app's measurement to try: a leg on a table, whose ankle can be dragged, and a slider that does the same for
 * keyboards and screen readers.
 */
export function Goniometer() {
  const [flexion, setFlexion] = useState(restingFlexion);
  const figure = useMemo(() => drawFigure(flexion, photograph), [flexion]);
  return (
    <>
      <Photograph figure={figure} onBend={setFlexion} />
      <FlexionSlider flexion={flexion} onBend={setFlexion} />
    </>
  );
}
