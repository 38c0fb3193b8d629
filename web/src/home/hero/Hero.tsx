import { useRef } from 'react';
import { drawFigure, type Figure, photograph } from '../../../shared/figure/figure.ts';
import { maxFlexion, restingFlexion } from '../../../shared/figure/pose.ts';
import { useRememberedState } from '../../ui/remembered.ts';
import { FlexionSlider } from './FlexionSlider.tsx';
import { hero, surroundings } from './heroLayout.ts';
import { Introduction } from './Introduction.tsx';
import { Photograph } from './Photograph.tsx';
import { useInvitation } from './useInvitation.ts';

/** The first screen, in one order on all of them. The places of what comes later are stated, so that nothing moves. */
export function Hero() {
  const [flexion, setFlexion] = useRememberedState('flexion', restingFlexion, isFlexion);
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [invited, endInvitation] = useInvitation(stage, flexion === restingFlexion);
  const shown = flexion + invited;
  const bend = (flexion: number) => {
    endInvitation();
    setFlexion(flexion);
  };
  return (
    <div className={surroundings}>
      <div className={hero}>
        {introduction}
        <Photograph ref={stage} figure={figureAt(shown)} set={flexion} onBend={bend} slider={slider} />
        <FlexionSlider ref={slider} flexion={shown} set={flexion} onBend={bend} />
      </div>
    </div>
  );
}

/* Constant: a change of the flexion does not render it. */
const introduction = <Introduction />;

const figures = new Map<number, Figure>();

/** The leg at a flexion in whole degrees, drawn once: the invitation and most drags return. */
function figureAt(flexion: number): Figure {
  const figure = figures.get(flexion) ?? drawFigure(flexion, photograph);
  figures.set(flexion, figure);
  return figure;
}

function isFlexion(kept: unknown): kept is number {
  return typeof kept === 'number' && kept >= 0 && kept <= maxFlexion;
}
