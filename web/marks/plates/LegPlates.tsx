import { drawFigure, wholeLeg } from '../../shared/figure/figure.ts';
import { example, movementOf } from '../../shared/patients.ts';
import { within } from '../frame.ts';
import { Words } from '../Words.tsx';
import { figure, Plate, plateSize } from './Plate.tsx';
import { PlateLimb } from './PlateLimb.tsx';

const { landmarks, bones } = figure;

/** The measurement that the phone shows. Its lines are so near to each other that every third one serves. */
const measured = drawFigure(
  example.latest.angle,
  wholeLeg,
  ({ x }, section) => x < wholeLeg.width && section % 3 === 0,
);

const steps = [
  { name: 'Trocânter maior', at: landmarks.hip },
  { name: 'Epicôndilo lateral', at: landmarks.knee },
  { name: 'Maléolo lateral', at: landmarks.ankle },
];

/** 'Interface intuitiva': the three landmarks as the steps of a list, with the same numbers on the limb. */
export function PointsPlate() {
  return (
    <Plate title="Interface intuitiva" on="soft">
      <path stroke="var(--brand)" strokeOpacity="0.22" d="M28 76H388M28 128H388" />
      {steps.map(({ name }, index) => (
        <g key={name}>
          <Numbered number={index + 1} x={42} y={50 + 52 * index} />
          <Words x={70} y={57 + 52 * index} size={20} weight={500} fill="var(--ink)">
            {name}
          </Words>
        </g>
      ))}
      <g transform="translate(0 150.2) scale(.4622)">
        <PlateLimb weight={1.5} />
        <path stroke="var(--ink)" strokeWidth="3" d={bones} />
      </g>
      {steps.map(({ name, at }, index) => (
        <Numbered key={name} number={index + 1} x={at.x * 0.4622} y={150.2 + at.y * 0.4622} />
      ))}
    </Plate>
  );
}

function Numbered({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle r="12" fill="var(--surface)" stroke="var(--arc)" strokeWidth="2" />
      <Words y={5} anchor="middle" size={15} weight={600} fill="var(--arcText)">
        {String(number)}
      </Words>
    </g>
  );
}

/** 'Alta precisão': the knee enlarged, with a reticle on its landmark. */
export function CrosshairPlate() {
  const { x, y } = landmarks.knee;
  const [width, height] = [plateSize.width / 2, plateSize.height / 2];
  const enlarged = drawFigure(figure.flexion, wholeLeg, within({ left: x - 105, top: y - 105, width, height }));
  return (
    <Plate title="Alta precisão" on="field">
      <g transform={`translate(210 210) scale(2) translate(${-x} ${-y})`}>
        <PlateLimb figure={enlarged} weight={0.64} tone={15} />
        <g transform={`translate(${x} ${y})`} stroke="var(--arc)" strokeWidth="0.7">
          <path d="M-400 0H-17M17 0H400M0-400V-17M0 17V400" />
          <circle r="17" />
          <circle r="1.6" />
        </g>
      </g>
      <path fill="var(--paper)" d="M210 126H368a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H210z" />
      <path stroke="var(--arc)" strokeWidth="2" d="M210 126V162" />
      <Words x={224} y={149} size={16} weight={500} fill="var(--ink)">
        Epicôndilo lateral
      </Words>
    </Plate>
  );
}

/** 'Economia de tempo': the app with the photo, its points and the reading on one screen. */
export function PhonePlate() {
  return (
    <Plate title="Economia de tempo" on="base">
      <clipPath id="screen">
        <path d="M67 446V72a32 32 0 0 1 32-32H317a32 32 0 0 1 32 32V446z" />
      </clipPath>
      <path fill="var(--bezel)" d="M58 446V72a40 40 0 0 1 40-40H318a40 40 0 0 1 40 40V446z" />
      <g clipPath="url(#screen)">
        <path fill="var(--surface)" d="M67 40H349V446H67z" />
        <g className="field">
          <path fill="var(--surface)" d="M67 40H349V272H67z" />
          <g transform="translate(67 46) scale(.3134)">
            <path stroke="var(--ring)" strokeWidth="2" d="M0 640H900" />
            <PlateLimb figure={measured} weight={2} tone={45} />
            <path stroke="var(--ink)" strokeWidth="5" d={measured.bones} />
            <path stroke="var(--ink)" strokeWidth="4" strokeDasharray="9 12" d={measured.extension} />
            <path stroke="var(--arc)" strokeWidth="9" d={measured.arc} />
            <g fill="var(--paper)" stroke="var(--arc)" strokeWidth="7">
              {Object.values(measured.landmarks).map(({ x, y }) => (
                <circle key={x} r="15" cx={x} cy={y} />
              ))}
            </g>
          </g>
        </g>
        <path stroke="var(--brand)" strokeWidth="4" d="M85 288h78M169 288h78M253 288h78" />
        <g fill="var(--ink)">
          {['Foto', 'Pontos', 'Ângulo'].map((step, index) => (
            <Words key={step} x={85 + 84 * index} y={311} size={15} weight={500}>
              {step}
            </Words>
          ))}
          <Words x={85} y={419} size={17} weight={500}>
            {movementOf(example.series)}
          </Words>
        </g>
        <Words x={82} y={389} size={80} spacing={-3.6} fill="var(--arcText)">
          {`${measured.flexion}°`}
        </Words>
      </g>
    </Plate>
  );
}
