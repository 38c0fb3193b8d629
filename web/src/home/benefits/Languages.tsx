import { css, cx } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { titled } from './band.ts';
import { Words } from './Words.tsx';

/** 'Multilíngue': one word in the app's two languages. */
export function Languages() {
  return (
    <li className={cx(titled, band)}>
      <Words of="languages" />
      <p>joelho</p>
      <p lang="en">knee</p>
    </li>
  );
}

/* The words are as wide as their screen, or quarter, allows. Their stems stand on its lines. */
const band = css`
  padding-block: calc(0.8 * var(--air)) calc(var(--air) - 1.3rem);

  && {
    align-items: center;
  }

  > p {
    grid-column: 2 / 4;
    margin: 0 0 0 -0.1em;
    font-size: 14cqw;
    font-weight: 520;
    line-height: 1.1;
    letter-spacing: -0.055em;
  }

  > p + p {
    grid-column: 4 / -1;
    margin-left: -0.067em;
    color: ${color.brand};
  }

  ${container.threeColumns} {
    > * {
      grid-row: 1;
    }

    > p {
      font-size: min(8.6cqw, 10rem);
    }

    div > p {
      max-width: 14.75rem;
    }
  }
`;
