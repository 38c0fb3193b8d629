import { css } from '@linaria/core';
import { stepFrame } from '../../../shared/figure/atlas.ts';
import { jointOf } from '../../../shared/patients.ts';
import { color, container, groundLine, gutter, space, type } from '../../styles/rules.ts';
import { BenefitText, titled } from './BenefitText.tsx';
import { JointChoice } from './JointChoice.tsx';
import { plates } from './plates.ts';

const { series, fixed, axis, moving } = plates.elbow;

/** The steps after the choice of a joint. Each `view` is one of the file that `web/marks/ElbowSteps.tsx` draws. */
const steps = [
  { view: 'movimento', name: 'Movimento', detail: series.movement },
  { view: 'foto', name: 'Foto', detail: 'Tirada ou importada' },
  {
    view: 'pontos',
    name: 'Três pontos',
    detail: `${fixed.name}, ${axis.name.toLowerCase()}, ${moving.name.toLowerCase()}`,
  },
];

/** 'Interface intuitiva': a joint is chosen, and then its movement, a photograph and three points. */
export function EaseOfUse() {
  return (
    <li className={band}>
      <BenefitText title="Interface intuitiva" className={titled}>
        <p>
          A tela indica cada passo: articulação e lado, movimento, posição, amplitude de movimento (ADM) ativa ou
          passiva, foto e três pontos. Na medida passiva, use um tripé ou peça ajuda.
        </p>
      </BenefitText>
      <ol>
        <li className={joints}>
          <StepName name="Articulação" detail={jointOf(series)} />
          <JointChoice />
        </li>
        {steps.map(({ view, name, detail }) => (
          <li key={view}>
            <StepName name={name} detail={detail} />
            <img
              className={picture}
              src={`/elbow-steps.svg#${view}`}
              alt=""
              width={stepFrame.width}
              height={stepFrame.height}
              fetchPriority="low"
            />
          </li>
        ))}
      </ol>
    </li>
  );
}

function StepName({ name, detail }: { name: string; detail: string }) {
  return (
    <p>
      <b>{name}</b> <span>{detail}</span>
    </p>
  );
}

/* The drawings stand on one line, below the joints or beside them. A phone has no room for the details. */
const band = css`
  grid-area: interface;
  padding-bottom: var(--air);

  ol {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.75rem min(${space.x1}, 2vw);
    margin: max(1rem, 0.42 * var(--air)) ${space.pad} 0;
    border-bottom: ${groundLine};
  }

  ol > li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  ol p {
    max-width: 19em;
    padding: 0.25rem 0 0.375rem;
    color: ${color.muted};
    ${type.label}
  }

  b {
    display: block;
  }

  ol p > span {
    display: none;
  }

  ${container.oneLine} {
    ol p > span {
      display: inline;
    }
  }

  ${container.threeColumns} {
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: ${gutter};
    }
  }
`;

const joints = css`
  grid-column: 1 / -1;

  ${container.threeColumns} {
    grid-column: auto;
  }
`;

const picture = css`
  height: auto;
  aspect-ratio: ${stepFrame.width} / ${stepFrame.height};
`;
