import { css, cx } from '@linaria/core';
import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { dayOf, example, exampleOf, jointOf, measuresOf } from '../../shared/patients.ts';
import { drawn } from '../styles/drawn.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';

const { patient, series } = example;

/** The second of the three points, on a knee. The drawing is a file of its own. */
export function MarkedPhoto() {
  return (
    <div className={cx(piece, ground.sheet, photo)} aria-hidden="true">
      <img src="/marked-knee.svg" alt="" width={336} height={200} loading="lazy" />
      <span>2</span>
    </div>
  );
}

/** The latest of the patients. */
export function Patients() {
  return (
    <div className={cx(piece, ground.sheet, list)} aria-hidden="true">
      {[patient.number, patient.number - 1].map(exampleOf).map((row) => (
        <p key={row.patient.number}>
          <b>Paciente {row.patient.number}</b>
          {`${jointOf(row.series)}, ${row.series.movement.toLowerCase()}`}
        </p>
      ))}
    </div>
  );
}

/** The report's first measures: where each arc has its middle, so that they stand equally far apart. */
const wedges = measuresOf(series)
  .slice(0, 3)
  .map((measure, index) => ({ ...measure, x: 20 + 82 * index }));

/** Measures as a report draws them, from 0 on the right. */
export function Measures() {
  return (
    <svg
      className={cx(piece, ground.sheet, measures)}
      viewBox="0 0 258 154"
      preserveAspectRatio="xMinYMid"
      fill="none"
      aria-hidden="true"
    >
      {wedges.map(({ angle, assessment, x }) => {
        const axis = { x, y: 92 };
        const end = polar(axis, 57, -angle);
        const arc = arcPath(axis, 57, 0, -angle);
        return (
          <g key={assessment}>
            <path d={`${arc}L${x} 92z`} />
            <path className={drawn.ink} strokeWidth="1.2" d={`M${x + 57} 92H${x}L${end.x} ${end.y}`} />
            <path className={drawn.arc} strokeWidth="2" d={arc} />
            <text x={x} y="113">
              {angle}°
            </text>
            <text x={x} y="132">
              {dayOf(patient.assessments[assessment - 1] ?? '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What the report leaves to the reader. */
export function Conclusion() {
  return (
    <div className={cx(piece, ground.sheet, lines)} aria-hidden="true">
      <b>Conclusão</b>
      <i />
      <i />
    </div>
  );
}

/* A part of something larger: it has no edge of its own. */
const piece = css`
  position: relative;
  width: 100%;
  max-width: 21rem;
  min-height: 12.5rem;
  overflow: clip;
  font-size: 1.1875rem;
  line-height: 1.45;

  b {
    display: block;
    font-weight: 600;
  }

  ${media.forcedColors} {
    border: 1px solid;
  }

  ${media.print} {
    display: none;
  }
`;

const photo = css`
  min-height: 0;
  background: none;

  img {
    width: 100%;
    height: auto;
  }

  span {
    position: absolute;
    top: 34%;
    left: 45%;
    display: grid;
    place-content: center;
    width: 2rem;
    height: 2rem;
    border: 2.6px solid ${color.arc};
    border-radius: 50%;
    background: ${color.paper};
    color: ${color.arcText};
    font-weight: 600;
    line-height: 1;
    translate: -50% -50%;
  }
`;

const list = css`
  padding: 0.125rem 0 0 1.625rem;
  background: ${color.sunken};
  color: ${color.muted};

  p {
    padding-block: 1.25rem;
  }

  p + p {
    border-top: 1px solid ${color.line};
  }

  b {
    color: ${color.ink};
  }

  ${media.dark} {
    background: ${color.paper};
  }
`;

const measures = css`
  height: 12.5rem;
  font-size: min(0.85rem, 13.4px);

  path:first-child {
    fill: ${color.arc};
    fill-opacity: 0.13;
  }

  text {
    fill: ${color.muted};
  }

  text:first-of-type {
    fill: ${color.arcText};
    font-size: min(0.95rem, 14.5px);
    font-weight: 500;
  }
`;

const lines = css`
  display: grid;
  gap: 2.25rem;
  align-content: start;
  padding: 1.375rem 1.625rem;

  i {
    height: 1px;
    background: ${color.border};
  }
`;
