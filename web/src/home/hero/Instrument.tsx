import { useMemo, useRef } from 'react';
import { drawFigure, photograph } from '../../../shared/figure/figure.ts';
import { maxFlexion, restingFlexion } from '../../../shared/figure/pose.ts';
import { useRememberedState } from '../../ui/remembered.ts';
import { FlexionSlider } from './FlexionSlider.tsx';
import { Photograph } from './Photograph.tsx';
import { useInvitation } from './useInvitation.ts';

/** The app's measurement to try: a leg whose ankle can be dragged, and a slider for keyboards and screen readers. */
export function Instrument() {
  const [flexion, setFlexion] = useRememberedState('flexion', restingFlexion, isFlexion);
  const stage = useRef<HTMLDivElement>(null);
  const [invited, endInvitation] = useInvitation(stage, flexion === restingFlexion);
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

function isFlexion(kept: unknown): kept is number {
  return typeof kept === 'number' && kept >= 0 && kept <= maxFlexion;
}
