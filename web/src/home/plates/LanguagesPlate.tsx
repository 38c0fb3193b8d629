import { css } from '@linaria/core';
import { color } from '../../styles/tokens.ts';
import { Plate } from './Plate.tsx';

/** 'Multilíngue': one word in the app's two languages. */
export function LanguagesPlate() {
  return (
    <Plate on="field">
      <div className={words}>
        <p>joelho</p>
        <p lang="en">knee</p>
      </div>
    </Plate>
  );
}

const words = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: 1fr 1fr;
  container-type: inline-size;

  p {
    display: grid;
    align-items: center;
    max-width: none;
    margin: 0;
    padding: 0 1.75rem 0.6rem;
    color: ${color.ink};
    font-size: clamp(6rem, 33cqw, 11rem);
    font-weight: 480;
    letter-spacing: -0.055em;
    line-height: 1;
  }

  p + p {
    background: ${color.paper};
    color: ${color.ring};
  }
`;
