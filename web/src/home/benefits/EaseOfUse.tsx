import { css, cx } from '@linaria/core';
import type { Joint } from '../../../shared/patients.ts';
import { color, container, groundLine, screenOnly, space } from '../../styles/rules.ts';
import { drawn } from '../../ui/lettering.ts';
import { BenefitText, sixColumns, titled } from './BenefitText.tsx';

const drawings: Record<Joint, string> = {
  Ombro: css`
    ${drawn('atlas-shoulder.svg#ombro')}
  `,
  Cotovelo: css`
    ${drawn('atlas-elbow.svg#cotovelo')}
  `,
  Punho: css`
    ${drawn('atlas-elbow.svg#punho')}
  `,
  Quadril: css`
    ${drawn('atlas-hip.svg#quadril')}
  `,
  Joelho: css`
    ${drawn('atlas-knee.svg#joelho')}
  `,
  Tornozelo: css`
    ${drawn('atlas-ankle.svg#tornozelo')}
  `,
};

/** 'Interface intuitiva', and the joints that the app measures, on one line: a drawing of the app's first step. */
export function EaseOfUse() {
  return (
    <li className={band}>
      <BenefitText title="Interface intuitiva" className={cx(titled, words)}>
        <p>
          Para medir ADM ativa ou passiva, a tela indica cada passo: articulação e lado, movimento, posição, foto e três
          pontos. Na medida passiva, use um tripé ou peça ajuda.
        </p>
      </BenefitText>
      <ul className={cx(sixColumns, frieze, screenOnly)} aria-hidden="true">
        {Object.entries(drawings).map(([joint, drawing]) => (
          <li key={joint}>
            <span className={cx(drawing, thinning)} />
            <div className={name}>{joint}</div>
          </li>
        ))}
      </ul>
    </li>
  );
}

/* On a phone the joints come first, as they belong to the opening sentence. */
const band = css`
  display: grid;
  grid-area: interface;
  row-gap: max(1.25rem, 0.42 * var(--air));
  padding-bottom: var(--air);

  ${container.phone} {
    padding-bottom: 2rem;
  }
`;

const words = css`
  ${container.phone} {
    order: 1;
  }
`;

const frieze = css`
  margin-inline: ${space.pad};
  text-align: center;

  /* The drawings' heights may differ by a fraction of a pixel, but not where the line begins. */
  li {
    display: grid;
    grid-template-rows: 1fr auto;
  }
`;

/* Where the body goes on, its lines thin out. */
const thinning = css`
  aspect-ratio: 1;
  mask: radial-gradient(50% 102% at bottom, ${color.ink} 55%, transparent);
`;

const name = css`
  padding-top: ${space.half};
  border-top: ${groundLine};
`;
