import type { Point } from '../../src/figure/geometry.ts';
import { Leg, type LegPalette } from '../../src/figure/Leg.tsx';

/** The picture's size in pixels; it goes on a little beyond its edges, so that a hand can sway. */
export const photo = { width: 720, height: 900 } as const;

/** Where the greater trochanter, the knee's axis and the lateral malleolus are in the picture. */
export const landmarks = {
  hip: { x: 169.5, y: 587.8 },
  knee: { x: 312, y: 341 },
  ankle: { x: 451.5, y: 582.6 },
} as const satisfies Record<string, Point>;

/** How the near leg stands: its flexion and the foot's in degrees, its turn in the picture, and its scale. */
const pose = { flexion: 120, pointed: 30, turn: 210, scale: 1.5 } as const;

const near: LegPalette = { skin: '#D9A583', limb: '#4A2618', cloth: '#2B5C78' };
const far: LegPalette = { skin: '#BF8A69', limb: '#4A2618', cloth: '#21475E' };

/** A drawn photo: a person on a treatment table, seen from the side, one knee bent and its foot on the table. */
export function Photo() {
  return (
    <>
      <Room />
      <g transform="translate(418 594) rotate(-90) scale(1.28)">
        <Leg flexion={0} palette={far} />
      </g>
      <Table />
      <path d={shirt} fill="#F2F0EA" />
      <path d={shirtFold} fill="none" stroke="#C9CBC4" strokeWidth={4} strokeLinecap="round" />
      <clipPath id="waist">
        <path d={waist} />
      </clipPath>
      <g clipPath="url(#waist)">
        <path d={pelvis} fill={near.cloth} />
        <g transform={`translate(312 341) rotate(${pose.turn}) scale(${pose.scale})`}>
          <Leg flexion={pose.flexion} pointed={pose.pointed} palette={near} />
        </g>
      </g>
      <path d={shortsFolds} fill="none" stroke="#173A4F" strokeOpacity={0.5} strokeWidth={4} strokeLinecap="round" />
    </>
  );
}

function Room() {
  return (
    <>
      <rect x={-60} y={-60} width={840} height={1020} fill="#E6DECF" />
      <rect x={-60} width={840} height={210} y={750} fill="#C9BBA4" />
      <rect x={-60} width={840} height={10} y={742} fill="#F3EEE4" />
      <WallBars />
      <circle cx={676} cy={742} r={92} fill="#7FA9A2" />
      <path d="M600 690A92 92 0 0 1 700 654" fill="none" stroke="#A9C8C1" strokeWidth={12} strokeLinecap="round" />
    </>
  );
}

/** The wooden bars that hang in most treatment rooms. */
function WallBars() {
  const heights = Array.from({ length: 10 }, (_, index) => index * 72 - 12);
  return (
    <>
      <g fill="#D5C4A6">
        {heights.map((y) => (
          <rect key={y} x={482} y={y} width={196} height={17} rx={8} />
        ))}
      </g>
      <g fill="#C8B491">
        <rect x={468} y={-60} width={24} height={804} rx={4} />
        <rect x={668} y={-60} width={24} height={804} rx={4} />
      </g>
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M60 720H100L84 860H56ZM600 720H640L652 860H624Z" fill="#8D8371" />
      <ellipse cx={350} cy={866} rx={360} ry={14} fill="#A99C84" />
      <rect x={-90} y={634} width={900} height={70} rx={26} fill="#3E7C76" />
      <rect x={-90} y={634} width={900} height={24} rx={12} fill="#4F8F88" />
      <rect x={-90} y={700} width={900} height={24} fill="#5E584C" />
    </>
  );
}

const shirt = 'M-80 490L-10 478C34 466 84 482 122 500C140 520 140 620 128 648L-80 648Z';
const shirtFold = 'M20 520C52 546 70 580 74 616M82 508C92 524 98 542 100 560';
const pelvis = 'M90 470H260V660H80Z';
/** The near leg is seen right of the waist and above what the table bears. */
const waist = 'M124 470C100 530 92 590 102 632C106 648 116 652 130 652H720V0H124Z';
const shortsFolds = 'M146 520C160 552 164 572 160 600M200 630C212 622 220 610 226 596';
