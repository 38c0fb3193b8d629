import { appName } from '../shared/appName.ts';
import { arcPath, linePath, type Point, polar } from '../shared/geometry/geometry.ts';
import { palette } from '../shared/palette.ts';
import { Themed } from './Themed.tsx';

const { light, dark } = palette;

/** The angle between the mark's limbs, in degrees. */
const opening = 56;

/** The app's icon on its ground, for home screens: two limbs, their pivot and the arc between them. */
export function AppIcon() {
  const pivot = { x: 150, y: 364 };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <title>{appName}</title>
      <rect width="512" height="512" fill={light.brand} />
      <g fill="none" stroke={light.onBrand} strokeLinecap="round" strokeWidth="30">
        <path d={limb(pivot, 0, 236, 0) + limb(pivot, 0, 261, opening)} />
        <path stroke={dark.arc} d={arcPath(pivot, 156, 0, -opening)} />
        <circle cx={pivot.x} cy={pivot.y} r="30" fill={light.brand} strokeWidth="24" />
      </g>
    </svg>
  );
}

/** The icon of a browser's tab: the same drawing in outline, in the colours of the browser's theme. */
export function Favicon() {
  const viewBox = { left: 0, top: 0, width: 32, height: 32 };
  const pivot = { x: 6.5, y: 25 };
  return (
    <Themed title={appName} viewBox={viewBox} paint={{ '.limb': { stroke: 'ink' }, '.arc': { stroke: 'arc' } }}>
      <g strokeLinecap="round" strokeWidth="3">
        <path className="limb" d={limb(pivot, 3, 21.5, 0) + limb(pivot, 3, 24.5, opening)} />
        <path className="arc" d={arcPath(pivot, 12.5, 0, -opening)} />
        <circle className="limb" cx={pivot.x} cy={pivot.y} r="3" />
      </g>
    </Themed>
  );
}

/** A limb from one distance to another from the pivot, `angle` degrees above the level. */
function limb(pivot: Point, from: number, to: number, angle: number): string {
  return linePath(polar(pivot, from, -angle), polar(pivot, to, -angle));
}
