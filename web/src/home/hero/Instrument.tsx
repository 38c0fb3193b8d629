import { useMemo, useRef, useState } from 'react';
import { drawFigure, photograph } from '../../../shared/figure/figure.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { FlexionSlider } from './FlexionSlider.tsx';
import { Photograph } from './Photograph.tsx';
import { useInvitation } from './useInvitation.ts';

/** The app's measurement to try: a leg whose ankle can be dragged, and a slider for keyboards and screen readers. */
export function Instrument() {
  const [flexion, setFlexion] = useState(restingFlexion);
  const stage = useRef<HTMLDivElement>(null);
  const [invited, endInvitation] = useInvitation(stage);
  const shown = flexion + invited;
  const figure = useMemo(() => drawFigure(shown, photograph), [shown]);
  const bend = (flexion: number) => {
    endInvitation();
    setFlexion(flexion);
  };
  return (
    <>
      <Photograph ref={stage} figure={figure} onBend={bend} />
      <FlexionSlider flexion={shown} spoken={flexion} onBend={bend} />
    </>
  );
}
