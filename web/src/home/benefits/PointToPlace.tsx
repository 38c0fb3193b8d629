import { css, cx } from '@linaria/core';
import { closeUp } from '../../../shared/figure/atlas.ts';
import { angleAtAxis } from '../../../shared/figure/threePoints.ts';
import { along, between, heading, origin, type Point, viewBoxOf } from '../../../shared/geometry/geometry.ts';
import { color, container, screenOnly, strokes, type } from '../../styles/rules.ts';
import { DrawnText } from '../../ui/DrawnText.tsx';
import { drawn, outlined } from '../../ui/lettering.ts';
import { useRememberedState } from '../../ui/remembered.ts';
import { useHydrated } from '../../ui/useClientValue.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { Arms } from './Arms.tsx';
import { Loupe } from './Loupe.tsx';
import { isWithinReach, PointHandle, withinReach } from './PointHandle.tsx';
import { PointReadout } from './PointReadout.tsx';
import { plates } from './plates.ts';

const { fixed, axis: landmark, moving, scale } = plates.hip;

/** Where the point is beside its landmark at first, in millimetres. */
const start: Point = { x: -6, y: 19 };

/** How far below the drawing's upper edge that is, in units. */
const startTop = landmark.y + scale * start.y - closeUp.top;

/** How near to its landmark a point that is let go settles on it, in millimetres: larger errors stay, to be seen. */
const settling = 4;

/** The hip on a photograph. Its middle point is to be placed on the greater trochanter, by pointer or by arrow keys. */
export function PointToPlace() {
  const [beside, setBeside] = useRememberedState('point', start, isWithinReach);
  const hydrated = useHydrated();
  const axis = along(landmark, beside, scale);
  const points = { fixed, axis, moving };
  const angle = angleAtAxis(points);
  const zero = heading(fixed, axis);

  const moveBy = (from: Point, way: Point) => setBeside(withinReach(along(from, way, 1 / scale)));
  const drag = useDrag((pressed) => (at) => moveBy(beside, between(pressed, at)), {
    onEnd: () => setBeside((last) => (Math.hypot(last.x, last.y) < settling ? origin : last)),
    place: (at) => moveBy(origin, between(landmark, at)),
    undo: () => setBeside(beside),
  });

  return (
    <div className={cx(photograph, screenOnly)}>
      <PointReadout angle={angle} beside={beside} live={hydrated} />
      <div className={drawing}>
        <span className={cx(hip, picture)} />
        {/* Named without a `<title>`, which lynx takes for the page's, and without a role: an `img` would hide the point. */}
        <svg
          className={hip}
          viewBox={viewBoxOf(closeUp)}
          fill="none"
          aria-label="Quadril em vista lateral"
          {...(hydrated && drag.surface)}
        >
          <Arms points={points} zero={zero} end={zero + angle} radius={40} />
          <PointHandle axis={axis} beside={beside} angle={angle} drag={drag} live={hydrated} onMove={setBeside} />
        </svg>
        <svg className={cx(mark, strokes.ink)} strokeWidth="1.5" aria-hidden="true">
          <path d="M-7 0H7M0-7V7" />
          {!drag.active && (
            <>
              <path d="M5-9 8-18" />
              <DrawnText className={cx(outlined, name)} lines={landmark.lines} x={11} y="-2.8em" />
            </>
          )}
        </svg>
        {drag.active && <Loupe beside={beside} />}
      </div>
    </div>
  );
}

/*
 * `--unit` is the length of a unit of the drawing, `--hip` where the landmark is, from the left, and `--start` where the
 * point is at first, from the top. On the narrowest phones the landmark's name has its 90 px beside it.
 */
const photograph = css`
  --unit: calc(var(--page) / 183);
  --hip: min(0.745 * var(--page), var(--page) - 90px);
  --start: calc(${startTop} * var(--unit));
  --fade: 30%;
  display: grid;

  ${container.oneLine} {
    --unit: 2.3px;
    --hip: calc(0.72 * var(--page));
  }

  ${container.twoColumns} {
    grid-area: 1 / 1;
    --unit: calc(var(--height) / ${closeUp.height});
    --hip: calc(0.64 * var(--page));
    --fade: 0%;
  }
`;

/* Below the words the thigh fades. Beside them the band's edge cuts it. */
const drawing = css`
  position: relative;
  height: calc(${closeUp.height} * var(--unit));

  > * {
    position: absolute;
  }

  ${container.usualLetters} {
    grid-area: 1 / 1;
  }
`;

const hip = css`
  left: calc(var(--hip) - ${landmark.x - closeUp.left} * var(--unit));
  width: calc(${closeUp.width} * var(--unit));
  max-width: none;
  height: auto;
  mask: linear-gradient(transparent, ${color.ink} var(--fade));
`;

const picture = css`
  aspect-ratio: ${closeUp.width} / ${closeUp.height};
  ${drawn('hip-close-up.svg')}
`;

/* No smaller: browsers that darken pages turn the colours of what has an icon's size. */
const mark = css`
  top: calc(${landmark.y - closeUp.top} * var(--unit));
  left: var(--hip);
  width: 3.5rem;
  height: 3.5rem;
  overflow: visible;
  pointer-events: none;
`;

const name = css`
  fill: ${color.ink};
  ${type.lettering}
`;
