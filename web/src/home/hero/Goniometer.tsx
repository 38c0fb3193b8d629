import { useMemo, useState } from 'react';
import { drawFigure, wholeLeg } from '../../../shared/figure/figure.ts';
import { restingFlexion, type View } from '../../../shared/figure/pose.ts';
import { FlexionSlider } from './FlexionSlider.tsx';
import { Photograph } from './Photograph.tsx';

/**
 * The app's measurement to try: a leg on a table, whose ankle can be dragged, and a slider that does the same for
 * keyboards and screen readers.
 */
export function Goniometer() {
  // All views draw the leg at rest alike, so the first drawing does not depend on the screen.
  const [bent, setBent] = useState({ flexion: restingFlexion, view: wholeLeg });
  const figure = useMemo(() => drawFigure(bent.flexion, bent.view), [bent]);
  const bend = (flexion: number, view: View) =>
    setBent((last) => (last.flexion === flexion && last.view === view ? last : { flexion, view }));
  return (
    <>
      <Photograph figure={figure} onBend={bend} />
      <FlexionSlider flexion={bent.flexion} onBend={bend} />
    </>
  );
}
