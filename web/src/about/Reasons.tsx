import { css } from '@linaria/core';
import { dialTicks } from '../../shared/figure/dial.ts';
import { arcPath, polar } from '../../shared/figure/geometry.ts';
import { drawn } from '../styles/drawn.ts';
import { media } from '../styles/media.ts';
import { color, space } from '../styles/tokens.ts';
import { reasons } from './content.ts';

/** The reasons. Their bullets are arcs, each opened 30 degrees further than the one before. */
export function Reasons() {
  return (
    <ul className={list}>
      {reasons.map((reason, index) => (
        <li key={reason} className={item}>
          <OpenAngle angle={30 * (index + 1)} />
          <p className={sentence}>{reason}</p>
        </li>
      ))}
    </ul>
  );
}

const centre = { x: 0, y: 0 };

function OpenAngle({ angle }: { angle: number }) {
  const end = polar(centre, 50, 180 + angle);
  return (
    <svg className={drawing} viewBox="-56 -56 86 64" width="128" fill="none" aria-hidden="true">
      <path className={drawn.ink} strokeWidth="2" d={`M-50 0H0L${end.x} ${end.y}`} />
      <path
        className={drawn.arc}
        {...dialTicks({ radius: 31, from: 180, to: 180 + angle, step: 10, length: 5, width: 1.2 })}
      />
      <path className={drawn.arc} strokeWidth="3" d={arcPath(centre, 28, 180, 180 + angle)} />
      <circle className={drawn.point} strokeWidth="2.6" r="4.5" />
    </svg>
  );
}

const list = css`
  max-width: 60rem;
`;

const item = css`
  display: grid;
  grid-template-columns: min(5.25rem, 22vw) minmax(0, 1fr);
  gap: 1.25rem;
  align-items: center;
  padding-block: 1.625rem;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &:first-child {
    padding-top: 0;
  }

  ${media.oneLine} {
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: 2.5rem;
  }
`;

const sentence = css`
  font-size: min(clamp(1.25rem, 0.95rem + 0.95vw, 1.6875rem), 8vw);
  line-height: 1.3;
  letter-spacing: -0.02em;
`;

const drawing = css`
  width: 100%;
  height: auto;
  padding-right: ${space.half};
`;
