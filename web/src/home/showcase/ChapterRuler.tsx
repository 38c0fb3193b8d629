import { css, cx } from '@linaria/core';
import { chapters, duration } from '../../../shared/timeline.ts';
import { container } from '../../styles/media.ts';
import { color, text } from '../../styles/tokens.ts';
import { thumbWidth } from '../../ui/Range.tsx';

/** The scale of the seek bar: a tick for each second, a line and a name for each chapter. `time` is in seconds. */
export function ChapterRuler({ time }: { time: number }) {
  return (
    <svg className={ruler} aria-hidden="true">
      <SecondTicks step={5} className={sparse} />
      <SecondTicks step={1} className={dense} />
      {chapters.map(({ id, start, title }) => {
        const x = `${((100 * start) / duration).toFixed(2)}%`;
        return (
          <g key={id} className={cx(id === chapterAt(time)?.id && currentChapter)}>
            <line x1={x} x2={x} y1="10" y2="42" />
            <text x={x} y="62">
              {title}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The name of the current chapter, where those of all chapters have no room. */
export function ChapterName({ time }: { time: number }) {
  return (
    <p className={name} aria-hidden="true">
      {chapterAt(time)?.title}
    </p>
  );
}

function chapterAt(seconds: number) {
  return chapters.findLast(({ start }) => start <= seconds);
}

/** Ticks as dashes: `pathLength` makes a second the unit of their distance. */
function SecondTicks({ step, className }: { step: number; className: string }) {
  return (
    <line
      className={className}
      x2="100%"
      y1="33"
      y2="33"
      pathLength={duration}
      strokeWidth="6"
      strokeDasharray={`.1 ${step - 0.1}`}
      strokeDashoffset=".05"
    />
  );
}

/* As wide as the way of the thumb's middle. */
const ruler = css`
  position: absolute;
  inset: 0 ${thumbWidth / 2}px auto;
  width: calc(100% - ${thumbWidth}px);
  height: 44px;
  overflow: visible;
  stroke: ${color.ink};
  stroke-width: 1.5;

  text {
    display: none;
    fill: ${color.muted};
    stroke: none;
    font-size: ${text.label};
  }

  ${container.threeColumns} {
    text {
      display: block;
    }

    /* There is no room for it before 1400 px. */
    g:last-of-type text {
      display: none;
    }
  }

  ${container.allNames} {
    g:last-of-type text {
      display: block;
    }
  }
`;

const currentChapter = css`
  text {
    fill: ${color.ink};
    font-weight: 600;
  }
`;

const sparse = css`
  stroke: ${color.muted};

  ${container.twoColumns} {
    display: none;
  }
`;

/* Each second, where that leaves room between two ticks. */
const dense = css`
  display: none;
  stroke: ${color.muted};

  ${container.twoColumns} {
    display: block;
  }
`;

const name = css`
  padding-inline: ${thumbWidth / 2}px;
  font-size: ${text.label};
  font-weight: 600;
  line-height: 1.5rem;

  ${container.threeColumns} {
    visibility: hidden;
  }
`;
