import { At } from '../../../drawing/At.tsx';
import { Overlay } from '../../../drawing/Overlay.tsx';
import { out, spring, tween } from '../../ui/motion.ts';
import { Photo } from '../../ui/Photo.tsx';
import { color } from '../../ui/theme.ts';
import { drawnAt } from './Canvas.tsx';
import { cue, marksAt } from './marks.ts';

const loupe = { x: 588, y: 300, r: 108, zoom: 2 } as const;

/** What the finger hides, enlarged in the photo's free corner while a point is dragged. */
export function Loupe({ t }: { t: number }) {
  const size = tween(t, cue.grab + 0.1, cue.grab + 0.6, spring) * (1 - tween(t, cue.release, cue.release + 0.25, out));
  if (size <= 0) return null;
  const marks = marksAt(t);
  const { x, y } = marks.ankle;
  return (
    <At x={loupe.x} y={loupe.y} scale={size}>
      <clipPath id="loupe">
        <circle r={loupe.r} />
      </clipPath>
      <circle r={loupe.r + 14} fill={color.ink} fillOpacity={0.16} />
      <g clipPath="url(#loupe)">
        <g transform={`scale(${loupe.zoom})`}>
          <At x={-x} y={-y}>
            <Photo />
            <Overlay marks={marks} drawn={{ ...drawnAt(t), ankle: 0 }} />
          </At>
        </g>
        <circle r={26} fill="none" stroke={color.arc} strokeWidth={5} />
        <path d="M-44 0H-12M12 0H44M0-44V-12M0 12V44" stroke={color.ink} strokeWidth={4} strokeLinecap="round" />
      </g>
      <circle r={loupe.r} fill="none" stroke={color.surface} strokeWidth={10} />
      <circle r={loupe.r + 6} fill="none" stroke={color.ink} strokeOpacity={0.35} strokeWidth={2} />
    </At>
  );
}
