/** The colours of a leg: CSS variables on the site, plain values in the film. */
export interface LegPalette {
  skin: string;
  /** The ink of the contours; also tints the shorts where `cloth` is not given. */
  limb: string;
  cloth?: string;
}

/** How much the ankle points the foot, in degrees, for each degree of flexion: a hanging foot is never square. */
const hang = 0.12;

/** How dark the side that the light does not reach is. */
const shade = 0.08;

/**
 * A leg in profile, facing right, from the hem of the shorts to the toes. The origin is the knee's axis, the
 * thigh stands upright above it and the shank turns back by `flexion` degrees, 0 with the leg straight.
 * `pointed` is the foot's plantar flexion in degrees, 0 with the sole square to the shank.
 */
export function Leg({ flexion, pointed = flexion * hang, palette }: LegProps) {
  const foot = `rotate(${round(pointed)} 0 ${ankleHeight})`;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g transform={`rotate(${round(flexion)})`}>
        <g fill={palette.skin}>
          <path d={footOutline} transform={foot} />
          <path d={shankOutline} />
        </g>
        <path d={calf} fill={palette.limb} fillOpacity={shade} />
      </g>
      <g fill={palette.skin}>
        <path d={thighOutline} />
        <circle cx={10} cy={1} r={29.5} transform={`rotate(${round(flexion / 2)})`} />
      </g>
      <path d={hamstring} fill={palette.limb} fillOpacity={shade} />
      <g fill="none" stroke={palette.limb} strokeWidth={2.5} strokeOpacity={0.28}>
        <path d={quadriceps} />
        <path d={patella} transform={`rotate(${round(flexion / 2)})`} />
        <g transform={`rotate(${round(flexion)})`}>
          <path d={calfLine} />
          <path d={footLines} transform={foot} />
        </g>
      </g>
      <Shorts palette={palette} />
    </g>
  );
}

interface LegProps {
  flexion: number;
  pointed?: number;
  palette: LegPalette;
}

function Shorts({ palette }: { palette: LegPalette }) {
  const opacity = palette.cloth === undefined ? 0.16 : 1;
  return (
    <>
      <path d={shorts} fill={palette.cloth ?? palette.limb} fillOpacity={opacity} />
      <path d={hem} fill="none" stroke={palette.limb} strokeOpacity={0.35} strokeWidth={2.5} strokeDasharray="7 6" />
    </>
  );
}

/** The lateral malleolus's distance below the knee's axis. */
const ankleHeight = 186;

const thighOutline =
  'M63-252C69-196 60-106 41-50C39-40 39-28 39-14L34 10C20 32-14 32-27 8C-31-6-30-24-34-42C-46-92-68-170-74-252Z';
const shankOutline =
  'M33-14C38 4 33 18 33 34C33 54 28 78 25 102C21 130 18 150 18 172C20 198-16 202-17 178' +
  'C-14 160-15 148-19 134C-26 112-44 92-44 60C-44 38-33 18-28 0C-24-36 26-38 33-14Z';
const footOutline =
  'M-17 172C-17 184-24 190-27 200C-31 212-28 222-15 222C2 222 12 215 28 217C44 219 52 222 68 222' +
  'C82 223 93 222 94 215C94 207 86 205 76 202C56 196 36 188 18 172Z';

const hamstring = 'M-28-8C-22-40-24-80-34-118C-44-158-46-196-48-252L-74-252C-68-170-46-92-34-42C-31-28-30-18-28-8Z';
const calf =
  'M-30 6C-34 20-44 38-44 60C-44 92-26 112-19 134C-16 146-15 156-16 168C-8 140-14 112-20 86C-24 62-24 34-30 6Z';
const quadriceps = 'M42-150C44-118 36-84 26-58';
const patella = 'M17-21C27-19 32-9 31 2C30 12 25 19 18 21';
const calfLine = 'M-22 108C-12 88-14 62-20 44';
const footLines = 'M8 194C2 198-6 194-7 187M72 208C79 207 85 209 89 213M-18 206C-20 210-19 214-16 216';
const shorts = 'M66-252C67-214 64-176 60-142C24-130-20-128-62-134C-68-168-74-210-78-252Z';
const hem = 'M57-152C22-141-20-139-60-145';

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
