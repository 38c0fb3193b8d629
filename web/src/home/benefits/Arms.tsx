import { css, cx } from '@linaria/core';
import type { ThreePoints } from '../../../shared/figure/threePoints.ts';
import { arcPath, linePath, type Point, polar, rounded } from '../../../shared/geometry/geometry.ts';
import { strokes } from '../../styles/rules.ts';

interface ArmsProps {
  points: ThreePoints;
  /** Where 0° is and where the arc ends, in degrees clockwise from the right. */
  zero: number;
  end: number;
  /** The arc's radius, in units of the drawing. */
  radius: number;
  /** The class that opens the arc, whose `pathLength` is 1, where no sector is filled. Dashes need a width that scales. */
  arc?: string;
}

/** A goniometer's arms through three points of a drawing, the line of 0° and the arc from there. Its lines' widths do not scale. */
export function Arms({ points: { fixed, axis, moving }, zero, end, radius, arc }: ArmsProps) {
  const at = (point: Point) => rounded(point, 10);
  return (
    <>
      {!arc && (
        <path
          className={strokes.muted}
          strokeWidth={radius}
          strokeOpacity=".13"
          d={arcPath(axis, radius / 2, zero, end)}
        />
      )}
      <g className={cx(strokes.ink, evenly)} strokeWidth="1.4">
        <path strokeDasharray="3 5" d={linePath(at(axis), at(polar(axis, 1.25 * radius, zero)))} />
        <path d={linePath(at(fixed), at(axis), at(moving))} />
      </g>
      <path
        className={cx(strokes.arc, arc ?? evenly)}
        strokeWidth={arc ? 4 : 3.2}
        d={arcPath(axis, radius, zero, end)}
        pathLength="1"
      />
    </>
  );
}

const evenly = css`
  vector-effect: non-scaling-stroke;

  path {
    vector-effect: inherit;
  }
`;
