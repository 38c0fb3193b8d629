import { drawFigure, type Figure, wholeLeg } from '../../../shared/figure/figure.ts';
import type { View } from '../../../shared/figure/pose.ts';
import { useFlexion } from '../flexion.ts';
import { useMedia } from './useMedia.ts';

/** On a narrow screen nothing stands left of the heel, so it has more of the table. At rest both views are one. */
export const narrowView: View = { ...wholeLeg, heel: 115.68, follow: 0.88 };

let drawn: { figure: Figure; view: View } | undefined;

/** The leg at the flexion that the visitor has set. All its drawings share one, because they refer to its paths. */
export function useFigure(): { figure: Figure; view: View } {
  const flexion = useFlexion();
  const view = useMedia('(min-width: 77.5em)', true) ? wholeLeg : narrowView;
  if (drawn?.figure.flexion !== flexion || drawn.view !== view) drawn = { figure: drawFigure(flexion, view), view };
  return drawn;
}
