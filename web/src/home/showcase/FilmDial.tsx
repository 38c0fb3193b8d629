import { css, cx } from '@linaria/core';
import { chapters, duration } from '../../../shared/timeline.ts';
import { drawn } from '../../styles/drawn.ts';
import { color, text } from '../../styles/tokens.ts';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import {
  arc,
  degreesAt,
  dial,
  knob,
  leader,
  numeralOpacity,
  place,
  ray,
  readingPlace,
  rim,
  ticks,
} from './dialGeometry.ts';
import { featureColors } from './featureColors.ts';
import { type Feature, features } from './features.ts';

interface FilmDialProps {
  /** The second that the dial shows. */
  now: number;
  active: Feature;
}

const numerals = Array.from({ length: duration / 15 + 1 }, (_, index) => index * 15);

/** The film as a dial about the middle of its picture: the arm, the time seen, the active chapter, and a leader to each feature. */
export function FilmDial({ now, active }: FilmDialProps) {
  const hydrated = useHydrated();
  const from = active.timestamp;
  const to = chapters.find(({ start }) => start > from)?.start ?? duration;
  const tint = cx(featureLine, appears, featureColors[active.color]);
  return (
    <>
      <svg className={drawing} viewBox={viewBox} aria-hidden="true">
        <g key={active.id} className={tint}>
          <path strokeOpacity=".35" {...ticks({ radius: fan.from, length: fan.length, width: 1, step: 1, from, to })} />
          <path strokeWidth="1.5" d={fanEdge(from) + fanEdge(to)} />
        </g>
        {hydrated && <path className={seenArea} strokeWidth="360" {...seen(480, now)} />}
        <path className={drawn.border} strokeWidth="2" d={arc(rim)} />
        <path className={drawn.muted} {...ticks({ radius: rim, length: 15, width: 1.5, step: 1 })} />
        <path className={drawn.ink} {...ticks({ radius: rim, length: 30, width: 1.7, step: 5 })} />
        <path
          className={drawn.ink}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeDasharray=".1 8"
          d={ray(0, 300, rim)}
        />
        {features.map((feature, row) => {
          // Two features that share a second leave it side by side.
          const beside = features.slice(0, row).some(({ timestamp }) => timestamp === feature.timestamp);
          return (
            <path
              key={feature.id}
              className={cx(featureLine, leaderLine, featureColors[feature.color], feature === active && activeLeader)}
              pathLength="1"
              d={leader(feature.timestamp + (beside ? 0.2 : 0), row)}
            />
          );
        })}
        <path key={active.id} className={tint} {...ticks({ radius: rim, length: 30, width: 2.4, step: 1, from, to })} />
        {hydrated && (
          <>
            <path className={drawn.arc} strokeWidth="6" {...seen(rim, now)} />
            <g transform={`rotate(${degreesAt(now)})`}>
              <path className={drawn.ink} strokeWidth="2.4" d={`M300 0H${rim}`} />
              <circle className={drawn.point} strokeWidth="7" cx={rim} r={knob} />
            </g>
          </>
        )}
      </svg>
      <svg className={cx(drawing, lettering)} aria-hidden="true">
        {numerals.map((second) => (
          <text
            key={second}
            {...place(second, 636)}
            {...(second === 0 && { dx: '-.3em', dy: '-.55em' })}
            opacity={hydrated ? numeralOpacity(second, now) : undefined}
          >
            {clock(second)}
          </text>
        ))}
        {hydrated && (
          <text className={reading} {...readingPlace(now)}>
            {clock(now)}
          </text>
        )}
      </svg>
    </>
  );
}

const viewBox = `0 ${-dial.height / 2} ${dial.width} ${dial.height}`;

/** The seconds of the active chapter as lines, from beside the phone to the numerals. */
const fan = { from: 326, length: 214 };
const fanEdge = (second: number) => ray(second, fan.from, fan.from + fan.length);

/** What of an arc has been seen, as a dash: `pathLength` makes a second its unit. */
function seen(radius: number, now: number) {
  return { d: arc(radius), pathLength: duration, strokeDasharray: `${now} ${duration}` };
}

const drawing = css`
  position: absolute;
  top: calc(var(--top) + 1px + var(--edge));
  left: var(--pivot);
  display: var(--with-dial);
  width: calc(${dial.width} * var(--u));
  max-width: none;
  height: calc(${dial.height} * var(--u));
  overflow: visible;
  fill: none;
`;

const featureLine = css`
  stroke: var(--feature);
`;

const appears = css`
  animation: appear 0.2s;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

const seenArea = css`
  stroke: ${color.surface};
`;

const leaderLine = css`
  stroke-width: 2.4px;
  stroke-linejoin: round;
`;

/* It draws itself when the knob is almost there. */
const activeLeader = css`
  stroke-width: 4.8px;
  stroke-dasharray: 1;
  animation: draw 0.24s 0.3s cubic-bezier(0.3, 0, 0.2, 1) backwards;

  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

const lettering = css`
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  text-anchor: end;

  text {
    fill: ${color.muted};
    dominant-baseline: central;
  }
`;

const reading = css`
  .${lettering} & {
    fill: ${color.arcText};
    font-size: calc(10 * var(--u) + 1rem);
    font-weight: 500;
    letter-spacing: -0.02em;
    dominant-baseline: alphabetic;
  }
`;
