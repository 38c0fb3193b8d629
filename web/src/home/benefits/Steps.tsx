import { css } from '@linaria/core';
import { frames } from '../../../shared/figure/frames.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { container } from '../../styles/media.ts';
import { color, groundLine, text } from '../../styles/tokens.ts';
import { columns, picture, titled, zeroName } from './band.ts';
import { steps } from './content.ts';
import { Words } from './Words.tsx';

const { width, height } = frames.step;

/** 'Interface intuitiva': the same leg four times on the page's line, one step further each time. */
export function Steps() {
  return (
    <li className={band}>
      <Words of="interface" className={titled} />
      <ol className={row}>
        {steps.map(([drawing, name, detail], index) => (
          <li key={drawing}>
            <p>
              <b>{name}</b> <span>{detail}</span>
            </p>
            <div className={picture}>
              <img src={`/steps.svg#${drawing}`} alt="" width={width} height={height} loading="lazy" />
              {index % 2 === 1 && (
                <span className={zero} aria-hidden="true">
                  0°
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </li>
  );
}

const band = css`
  border-bottom: ${groundLine};

  > div > p {
    max-width: none;
  }
`;

/* Its columns end at the page's edge. On a phone they are two; only wider screens have room for details. */
const row = css`
  ${columns(4)}
  margin-top: max(1rem, 0.42 * var(--air));

  > * {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  > :first-child {
    grid-column: 2;
  }

  div {
    aspect-ratio: ${width} / ${height};
  }

  > :nth-child(even) > div {
    border-left: 1px solid ${color.line};
  }

  p {
    max-width: 19em;
    padding: 0.25rem 0.5rem 0.125rem 0;
    color: ${color.muted};
    font-size: min(${text.small}, 7cqw);
    line-height: 1.35;
  }

  b {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }

  p span {
    display: none;
  }

  ${container.twoColumns} {
    p {
      padding-bottom: 0.75rem;
    }

    p span {
      display: inline;
    }
  }

  ${container.phone} {
    ${columns(2)}

    > :nth-child(3) {
      grid-column: 2;
    }

    > :nth-child(-n + 2) > div {
      border-bottom: 1px solid ${color.line};
    }
  }
`;

const zero = css`
  ${zeroName(frames.step, restingFlexion)}
`;
