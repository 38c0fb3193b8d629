import { useMemo } from 'react';
import { drawFigure, type Figure, narrowView, wholeLeg } from '../../../shared/figure/figure.ts';
import type { View } from '../../../shared/figure/pose.ts';
import { restingFlexion, useFlexion } from '../flexion.ts';
import { useMedia } from './useMedia.ts';

/** The leg at the flexion that the visitor has set. */
export function useFigure(): { figure: Figure; view: View } {
  const flexion = useFlexion();
  const view = useMedia('(min-width: 77.5em)', true) ? wholeLeg : narrowView;
  // At rest both draw the same. With one object for both, a phone does not draw the leg twice as the page opens.
  const drawn = flexion === restingFlexion ? wholeLeg : view;
  const figure = useMemo(() => drawFigure(flexion, drawn), [flexion, drawn]);
  return { figure, view };
}
