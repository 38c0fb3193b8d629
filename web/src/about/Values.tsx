import { css } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, groundLine, space } from '../styles/tokens.ts';
import { values } from './content.ts';
import { Provenance } from './Provenance.tsx';

/** The values. Their drawings stand on one line, or on a narrow screen each on its own. */
export function Values() {
  return (
    <ul className={columns}>
      {values.map(({ title, description, drawing }) => (
        <li key={title} className={column}>
          <div className={picture}>{drawing ? <img {...drawing} alt="" loading="lazy" /> : <Provenance />}</div>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

const columns = css`
  display: grid;
  gap: ${space.x4} 0;

  ${media.besideDial} {
    grid-template-columns: 500fr 400fr 396fr;
    margin-top: 4.5rem;
  }

  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const column = css`
  min-width: 0;

  h3 {
    margin-top: ${space.x3};
    font-size: min(1.75rem, 14vw);
    font-weight: 520;
    letter-spacing: -0.03em;
  }

  p {
    max-width: 26em;
    margin-top: ${space.x1};
    padding-right: ${space.x4};
    color: ${color.muted};
  }

  ${media.print} {
    h3 {
      margin-top: ${space.x1};
    }

    p {
      padding-right: ${space.x2};
    }
  }
`;

const picture = css`
  display: grid;
  align-items: end;
  border-bottom: ${groundLine};

  > * {
    width: min(100%, 22rem);
    height: auto;
  }

  ${media.besideDial} {
    height: 18.5rem;

    > * {
      width: calc(100% - 1.5rem);
      max-width: 30rem;
    }

    /* The knee with what its leg leaves of the column, and the phone to the page's edge. */
    li:nth-child(2) > & > * {
      aspect-ratio: 472 / 257;
      object-fit: cover;
    }

    li:last-child > & > * {
      width: 100%;
      max-width: 26.5rem;
    }
  }

  ${media.print} {
    height: 2.9cm;
  }
`;
