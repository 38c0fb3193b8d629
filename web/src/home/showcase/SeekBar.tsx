import { css } from '@linaria/core';
import { chapterAt, chapters, duration } from '../../../shared/timeline.ts';
import { strokes } from '../../styles/strokes.ts';
import { color, text } from '../../styles/tokens.ts';
import { Range, thumbWidth } from '../../ui/Range.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { percent } from './dialGeometry.ts';
import { featureColors } from './featureLink.ts';
import { type Feature, features } from './features.ts';
import { isBelow } from './pairs.ts';

/** Shows the second in the film and changes it by click, drag, arrow keys, Home and End. */
export function SeekBar({ now, active, onSeek }: { now: number; active: Feature; onSeek: (second: number) => void }) {
  const hydrated = useHydrated();
  const shown = chapterAt(now).id;
  return (
    <div className={seekBar}>
      <svg className={scale} aria-hidden="true">
        {/* A mark for each feature, which ends at it in the pairs. */}
        {features.map((feature, index) => (
          <line
            key={feature.id}
            className={featureColors[feature.color]}
            stroke="var(--feature)"
            strokeWidth={feature === active ? 3 : 1}
            x1={position(feature.timestamp)}
            x2={position(feature.timestamp)}
            y1={isBelow(index) ? '100%' : 0}
            y2="50%"
          />
        ))}
        <line className={strokes.border} strokeWidth="3" x2="100%" y1="50%" y2="50%" />
        <line className={strokes.arc} strokeWidth="3" x2={position(now)} y1="50%" y2="50%" />
        {/* A tick every two seconds, 0:00 and the end included. */}
        <line
          className={strokes.ink}
          strokeWidth="4"
          strokeOpacity=".7"
          x2="100%"
          y1="66%"
          y2="66%"
          pathLength={duration + 0.15}
          strokeDasharray=".15 1.85"
        />
        {/* The names of the chapters, on a screen with the dial. The last one would not fit. */}
        {chapters.slice(0, -1).map(({ id, start, title }) => (
          <text key={id} className={id === shown ? current : undefined} x={position(start)} dx="4" y="2.95rem">
            {title}
          </text>
        ))}
      </svg>
      <Range
        aria-label="Posição do vídeo"
        aria-valuetext={`${clock(now)} de ${clock(duration)}`}
        max={duration}
        step="any"
        keyStep={5}
        disabled={!hydrated}
        value={now}
        onValue={onSeek}
      />
    </div>
  );
}

function position(second: number): string {
  return percent(second / duration);
}

/* The way of the thumb's middle, which the slider overhangs by half a thumb at each end. */
const seekBar = css`
  position: relative;
  flex: 1 1 16rem;
  grid-area: scale;
  align-self: center;
  margin-inline: ${thumbWidth / 2}px;

  > div {
    margin-inline: -${thumbWidth / 2}px;
  }
`;

const scale = css`
  position: absolute;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: ${color.muted};
  font-size: ${text.label};

  text {
    display: var(--dial);
  }
`;

const current = css`
  fill: ${color.ink};
  font-weight: 600;
`;
