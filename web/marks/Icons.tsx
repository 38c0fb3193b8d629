import { palette } from '../shared/palette.ts';
import { site } from '../src/site.ts';

const { light, dark } = palette;

/** The app's icon on its ground, for home screens: two limbs, their pivot and the arc between them. */
export function AppIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <title>{site.name}</title>
      <rect width="512" height="512" fill={light.brand} />
      <g fill="none" stroke={light.onBrand} strokeLinecap="round" strokeWidth="30">
        <path d="M150 364H386M150 364 296 148" />
        <path stroke={dark.arc} d="M306 364A156 156 0 0 0 237.5 234.8" />
        <circle cx="150" cy="364" r="30" fill={light.brand} strokeWidth="24" />
      </g>
    </svg>
  );
}

const faviconStyles = `
.limb { stroke: ${light.ink} }
.arc { stroke: ${light.arc} }
@media (prefers-color-scheme: dark) {
  .limb { stroke: ${dark.ink} }
  .arc { stroke: ${dark.arc} }
}
`;

/** The icon of a browser's tab: the same drawing in outline, in the colours of the browser's theme. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" strokeLinecap="round" strokeWidth="3">
      <title>{site.name}</title>
      <style>{faviconStyles}</style>
      <path className="limb" d="M9.5 25H28M8.2 22.5 20 4.5" />
      <path className="arc" d="M19 25a12 12 0 0 0-5.5-10.1" />
      <circle className="limb" cx="6.5" cy="25" r="3" fill="none" />
    </svg>
  );
}
