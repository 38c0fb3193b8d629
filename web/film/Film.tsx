import type { ReactNode } from 'react';
import { At } from '../drawing/At.tsx';
import { type ChapterId, chapters, startOf } from '../shared/timeline.ts';
import { Assessment, isCameraShown } from './scenes/Assessment.tsx';
import { Closing } from './scenes/Closing.tsx';
import { Measuring } from './scenes/Measuring.tsx';
import { Opening } from './scenes/Opening.tsx';
import { Patients } from './scenes/Patients.tsx';
import { Reports } from './scenes/Reports.tsx';
import { built, Sharing } from './scenes/Sharing.tsx';
import { linear, tween } from './ui/motion.ts';
import { Push, pushTime } from './ui/Screen.tsx';
import { StatusBar } from './ui/StatusBar.tsx';
import { color, frame } from './ui/theme.ts';

/** How a scene takes the frame from the one before it: it slides over it, fades in, or goes on without a seam. */
type Entrance = 'push' | 'fade' | 'cut';

interface Scene {
  /** Draws the scene; `t` counts from the chapter's own second and is negative before it. */
  view: (props: { t: number }) => ReactNode;
  entrance: Entrance;
  /** How long before the chapter's second the scene begins to enter, in seconds. */
  lead: number;
}

const scenes: Record<ChapterId, Scene> = {
  abertura: { view: Opening, entrance: 'cut', lead: 0 },
  pacientes: { view: Patients, entrance: 'push', lead: 0.8 },
  avaliacao: { view: Assessment, entrance: 'push', lead: 1 },
  goniometria: { view: Measuring, entrance: 'cut', lead: 1 },
  relatorios: { view: Reports, entrance: 'push', lead: 1 },
  compartilhamento: { view: Sharing, entrance: 'push', lead: built },
  fim: { view: Closing, entrance: 'fade', lead: 1 },
};

/** How long a scene takes to cover the one before it by fading in, in seconds; never longer than a push. */
const fadeTime = 0.4;

/** One frame of the film as an SVG element: a pure function of `time`, in seconds. */
export function Film({ time }: { time: number }) {
  const index = chapters.findLastIndex(({ id }) => time >= beginning(id));
  const { id } = chapters[index] ?? chapters[0];
  const before = chapters[index - 1]?.id;
  const changing = before !== undefined && time < beginning(id) + pushTime;
  const dark = isCameraShown(time - startOf('avaliacao'));
  return (
    <svg
      role="img"
      aria-label="Demonstração do app"
      xmlns="http://www.w3.org/2000/svg"
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      fontFamily="Figtree"
    >
      {changing ? <Change time={time} from={before} to={id} /> : <View id={id} time={time} />}
      <StatusBar fill={dark ? color.surface : color.ink} />
    </svg>
  );
}

function Change({ time, from, to }: { time: number; from: ChapterId; to: ChapterId }) {
  const at = beginning(to);
  const old = <View id={from} time={time} />;
  const next = <View id={to} time={time} />;
  const { entrance } = scenes[to];
  if (entrance === 'cut') return next;
  if (entrance === 'push') return <Push t={time} at={at} under={old} over={next} />;
  return (
    <>
      {old}
      <At opacity={tween(time, at, at + fadeTime, linear)}>{next}</At>
    </>
  );
}

function View({ id, time }: { id: ChapterId; time: number }) {
  const { view: Scene } = scenes[id];
  return <Scene t={time - startOf(id)} />;
}

/** The second at which a chapter's scene begins to enter. */
function beginning(id: ChapterId): number {
  return startOf(id) - scenes[id].lead;
}
