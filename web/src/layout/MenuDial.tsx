import { css, cx } from '@linaria/core';
import { dialTicks } from '../../shared/figure/dial.ts';
import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { drawn } from '../styles/drawn.ts';
import { color } from '../styles/tokens.ts';

const centre = { x: 0, y: 0 };
const rim = 250;
/** Degrees from the left, clockwise: the angle that the dial shows. */
const angle = 62;
const limb = polar(centre, rim - 14, 180 + angle);
const arc = arcPath(centre, rim - 40, 180, 180 + angle);

/** A quarter of a dial in the sheet's lower right corner. */
export function MenuDial({ className }: { className: string }) {
  return (
    <svg className={cx(dial, className)} viewBox="-300 -300 300 300" fill="none" aria-hidden="true">
      <path className={drawn.muted} {...ticks(1, 9, 1)} />
      <path {...ticks(5, 16, 1.25)} />
      <path {...ticks(10, 24, 1.5)} />
      <path className={drawn.border} strokeWidth="1.25" d={arcPath(centre, rim, 180, 270)} />
      <path className={drawn.sector} d={`${arc}L0 0z`} />
      <path className={drawn.arc} strokeWidth="3.2" d={arc} />
      <path strokeWidth="1.6" d={`M${limb.x} ${limb.y}L0 0M0-1.5H${14 - rim}`} />
      <circle className={drawn.point} strokeWidth="3" r="9" />
    </svg>
  );
}

function ticks(step: number, length: number, width: number) {
  return dialTicks({ radius: rim, from: 180, to: 270, step, length, width });
}

const dial = css`
  position: fixed;
  z-index: -1;
  right: 0;
  bottom: 0;
  /* It ends below the button. */
  width: min(96vw, 100svh - 28rem);
  overflow: visible;
  stroke: ${color.ink};
`;
