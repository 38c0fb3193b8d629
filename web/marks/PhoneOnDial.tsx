import { dialTicks } from '../shared/figure/dial.ts';
import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { arcPath } from '../shared/figure/geometry.ts';
import { table } from '../shared/figure/pose.ts';
import { example } from '../shared/patients.ts';
import { Themed } from './Themed.tsx';

/** The middle of the dial, on the ground that the phone stands on. */
const centre = { x: 180, y: 184 };
const dial = { centre, radius: 152, from: 180, to: 360 };

/** The leg is so small that every third section serves. */
const leg = drawFigure(example.latest.angle, wholeLeg, ({ x }, section) => x < wholeLeg.width && section % 3 === 0);
const scale = 0.175;
const { hip, knee, ankle } = leg.landmarks;
/** Half way between the toes and the seat. */
const middle = (hip.x + ankle.x) / 2 - 30;

/** A dial behind a phone with the measured leg on it: the arc opens from the thigh's extension. */
export function PhoneOnDial() {
  return (
    <Themed title="Membro inferior medido no smartphone" viewBox={{ left: 0, top: 0, width: 360, height: 184 }}>
      <path stroke="var(--ring)" {...dialTicks({ ...dial, step: 2, length: 10, width: 0.8 })} />
      <path stroke="var(--ring)" {...dialTicks({ ...dial, step: 10, length: 20, width: 1.1 })} />
      <path stroke="var(--ink)" strokeWidth="1.6" d={arcPath(centre, 178, 180, 360)} />
      <path
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="4"
        d="M122 186V20a18 18 0 0 1 18-18h80a18 18 0 0 1 18 18V186"
      />
      <clipPath id="screen">
        <path d="M124 184V20a16 16 0 0 1 16-16h80a16 16 0 0 1 16 16V184z" />
      </clipPath>
      <g clipPath="url(#screen)">
        <g transform={`translate(${centre.x - middle * scale} ${centre.y - table * scale}) scale(${scale})`}>
          <clipPath id="limb">
            <path id="contour" d={leg.contour} />
          </clipPath>
          <use href="#contour" fill="var(--surface)" stroke="var(--ring)" strokeWidth="5" />
          <path stroke="var(--ring)" strokeWidth="3.5" clipPath="url(#limb)" d={leg.sections} />
          <path stroke="var(--ink)" strokeWidth="7" strokeDasharray="12 12" d={leg.extension} />
          <path stroke="var(--ink)" strokeWidth="8" d={leg.bones} />
          <path stroke="var(--arc)" strokeWidth="15" d={leg.arc} />
          {[hip, knee, ankle].map(({ x, y }) => (
            <circle key={x} fill="var(--paper)" stroke="var(--arc)" strokeWidth="13" cx={x} cy={y} r="25" />
          ))}
        </g>
      </g>
    </Themed>
  );
}
