import { css, cx } from '@linaria/core';
import { type PointerEvent, useRef, useState } from 'react';
import { frames, marksAt } from '../../../shared/figure/frames.ts';
import type { Point } from '../../../shared/figure/geometry.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { ground } from '../../styles/grounds.ts';
import { container, media } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { picture } from './band.ts';
import { useWaiting } from './useWaiting.ts';
import { Words } from './Words.tsx';

/** How near to the landmark the reticle snaps to it, in CSS pixels. */
const snap = 12;

const { left, top, width, height } = frames.closeUp;

/** 'Alta precisão': the photograph, closer. A reticle stands at the landmark, and follows the mouse. */
export function Precision() {
  const landmark = useRef<HTMLDivElement>(null);
  const waiting = useWaiting(landmark);
  const [offset, setOffset] = useState<Point>();
  const away = offset && Math.hypot(offset.x, offset.y) > snap;

  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const home = landmark.current?.getBoundingClientRect();
    if (!home || pointerType !== 'mouse' || reducedMotion()) return;
    setOffset({ x: clientX - home.left, y: clientY - home.top });
  };

  return (
    <li
      className={cx(ground.field, band, offset && followed)}
      onPointerMove={follow}
      onPointerLeave={() => setOffset(undefined)}
    >
      <Words of="precision" />
      <div className={cx(picture, scan)} aria-hidden="true">
        <img src="/close-up.svg" alt="" width={width} height={height} loading="lazy" />
        <div ref={landmark} className={mark}>
          <p>Epicôndilo lateral</p>
          <svg aria-hidden="true">
            <path d="M6-6 56-56" />
            <circle r="5" />
          </svg>
          <svg
            className={cx(reticle, waiting && absent, away && missed)}
            style={away ? { translate: `${offset.x}px ${offset.y}px` } : undefined}
            aria-hidden="true"
          >
            <path d="M-3000 0H-44M44 0H3000M0-2000V-44M0 44V2000" />
            <circle r="44" />
            <circle r="5" />
          </svg>
        </div>
      </div>
    </li>
  );
}

const { knee } = marksAt(restingFlexion);

/** How many quarters the knee of the steps' photograph is from the gutter. */
const kneeAt = 2 + (knee.x - frames.photo.left) / frames.photo.width;

/* `--unit` is the length of a unit of the close-up, and `--knee` where its knee is: under the one of the photograph. */
const band = css`
  --height: max(clamp(18rem, 42cqw, 38rem), 31cqw);
  --drop: 2.5rem;
  --knee: calc(${space.pad} + (100cqw - ${space.pad}) * ${kneeAt / 4});
  --unit: calc(var(--height) / ${height});
  display: grid;
  overflow: clip;
  background: ${color.surface} radial-gradient(60% 90% at 64% 55%, ${color.glow}, ${color.surface} 60%, ${color.paper});

  > :first-child {
    z-index: 1;
    padding: var(--air) ${space.pad} 0;
  }

  h3 {
    font-size: clamp(1.75rem, 1.47rem + 1.2cqw, 2.5rem);
    font-weight: 520;
    letter-spacing: -0.04em;
  }

  > div > p {
    font-size: clamp(1.0625rem, 1rem + 0.28cqw, 1.25rem);
  }

  ${container.oneLine} {
    > * {
      grid-area: 1 / 1;
    }

    > div > p {
      max-width: min(21em, 48cqw);
    }
  }

  ${container.threeColumns} {
    --drop: 0px;
  }

  ${container.phone} {
    --height: 10.75rem;
    --drop: 0px;
    --knee: 46cqw;
  }
`;

const scan = css`
  align-self: end;
  height: calc(var(--drop) + var(--height));
  overflow: clip;

  img {
    bottom: 0;
    left: calc(var(--knee) - ${knee.x - left} * var(--unit));
    width: calc(${width} * var(--unit));
    max-width: none;
    height: var(--height);
  }

  ${container.phone} {
    border-top: 1px solid ${color.line};
  }

  ${media.print} {
    display: none;
  }
`;

const mark = css`
  --aside: 56px;
  position: absolute;
  left: var(--knee);
  top: calc(var(--drop) + ${knee.y - top} * var(--unit));
  width: 1px;
  height: 1px;

  p {
    position: absolute;
    left: var(--aside);
    bottom: var(--aside);
    padding: 0.25rem 0.625rem;
    background: ${color.paper};
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
    translate: min(0px, 100cqw - var(--knee) - var(--aside) - 100%) 50%;
  }

  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: ${color.ink};
    stroke: ${color.ink};
  }

  ${container.phone} {
    --aside: 40px;

    p {
      padding: 0.125rem 0.375rem;
      font-size: ${text.label};
    }

    svg {
      scale: 0.72;
    }
  }
`;

const reticle = css`
  && {
    fill: none;
    stroke: ${color.arc};
    stroke-width: 1.5px;
    transition: 0.4s cubic-bezier(0.3, 0, 0.2, 1);
  }

  circle + circle {
    fill: ${color.arc};
  }
`;

/* From here it enters. */
const absent = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    && {
      opacity: 0;
      translate: -120px;
      transition: none;
    }
  }
`;

const missed = css`
  circle + circle {
    fill: none;
  }
`;

/* Without easing, and instead of the pointer. */
const followed = css`
  cursor: none;

  .${reticle}.${reticle} {
    transition: none;
  }
`;
