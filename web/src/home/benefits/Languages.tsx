import { css, cx } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { color } from '../../styles/tokens.ts';
import { BenefitText, titled } from './BenefitText.tsx';

/** 'Multilíngue': one word in the app's two languages. */
export function Languages() {
  return (
    <li className={cx(titled, band)}>
      <BenefitText title="Multilíngue">
        <p>Use o app em português ou em inglês.</p>
      </BenefitText>
      <p className={word}>
        joelho <span lang="en">knee</span>
      </p>
    </li>
  );
}

const band = css`
  padding-block: calc(0.8 * var(--air)) calc(var(--air) - 1.3rem);
`;

/* The margin aligns the stem of the first letter with the text above. */
const word = css`
  margin-left: -0.1em;
  font-size: calc(0.14 * var(--page));
  font-weight: 520;
  line-height: 1.1;
  letter-spacing: -0.055em;

  ${container.threeColumns} {
    font-size: min(8.6cqw, 10rem);
  }

  span {
    color: ${color.brand};
  }
`;
