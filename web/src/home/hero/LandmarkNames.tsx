import type { Label } from '../../../shared/figure/labels.ts';
import type { Landmarks } from '../../../shared/figure/measurement.ts';
import { lettering, line } from './lettering.ts';

/** Each name has two lines about its place; the hip's stand above it. */
const names = [
  ['hip', <Name key="hip" first="Trocânter" second="maior" y="-1.05em" />],
  ['knee', <Name key="knee" first="Epicôndilo" second="lateral" y="-.5em" />],
  ['ankle', <Name key="ankle" first="Maléolo" second="lateral" y="-.5em" />],
] as const;

function Name({ first, second, y }: { first: string; second: string; y: string }) {
  return (
    <text y={y}>
      {first}
      <tspan x="0" dy="1.05em">
        {second}
      </tspan>
    </text>
  );
}

/** The landmarks' names, each on a leader. */
export function LandmarkNames({ labels }: { labels: Record<keyof Landmarks, Label> }) {
  return (
    <>
      <path className={line} d={names.map(([landmark]) => labels[landmark].leader).join('')} strokeWidth="1" />
      {names.map(([landmark, name]) => {
        const { at, anchor } = labels[landmark];
        return (
          <g key={landmark} className={lettering} transform={`translate(${at.x} ${at.y})`} textAnchor={anchor}>
            {name}
          </g>
        );
      })}
    </>
  );
}
