import { css, cx } from '@linaria/core';
import { stepFrame } from '../../../shared/figure/atlas.ts';
import { jointOf } from '../../../shared/patients.ts';
import { container, media } from '../../styles/media.ts';
import { color, groundLine, space, text } from '../../styles/tokens.ts';
import { BenefitText, titled } from './BenefitText.tsx';
import { JointChoice } from './JointChoice.tsx';
import { plates } from './plates.ts';

const { series, fixed, axis, moving } = plates.elbow;

/** The steps after the choice of a joint. Each `view` is one of the file that `web/marks/ElbowSteps.tsx` draws. */
const steps: { view: string; name: string; detail: string; edge?: keyof typeof edges }[] = [
  { view: 'movimento', name: 'Movimento', detail: series.movement },
  { view: 'foto', name: 'Foto', detail: 'Tirada ou importada', edge: 'beforePaper' },
  {
    view: 'pontos',
    edge: 'afterPhoto',
    name: 'Três pontos',
    detail: `${fixed.name}, ${axis.name.toLowerCase()}, ${moving.name.toLowerCase()}`,
  },
];

/** 'Interface intuitiva': a joint is chosen, and then its movement, a photograph and three points. */
export function EaseOfUse() {
  return (
    <li className={band}>
      <BenefitText title="Interface intuitiva" className={titled}>
        <p>A tela indica cada passo: articulação e lado, movimento, posição, amplitude, foto e três pontos.</p>
      </BenefitText>
      <ol>
        <li>
          <StepName name="Articulação" detail={jointOf(series)} />
          <JointChoice chosen={series.joint} />
        </li>
        {steps.map(({ view, name, detail, edge }) => (
          <li key={view}>
            <StepName name={name} detail={detail} />
            <img
              className={cx(picture, edge && edges[edge])}
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

const inOneRow = `
  ol {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* The columns extend to the right edge of the page. A tablet has two, and a phone no room for the details. */
const band = css`
  border-bottom: ${groundLine};

  ol {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0.75rem;
    margin: max(1rem, 0.42 * var(--air)) 0 0 ${space.pad};
  }

  ol > li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  ol p {
    max-width: 19em;
    padding: 0.25rem 0.5rem 0.375rem 0;
    color: ${color.muted};
    font-size: min(${text.small}, 7vw);
    line-height: 1.35;
  }

  b {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }

  span {
    display: none;
  }

  ${container.oneLine} {
    span {
      display: inline;
    }
  }

  ${container.twoColumns} {
    ${inOneRow}
  }

  ${media.print} {
    ${inOneRow}
  }
`;

const picture = css`
  width: 100%;
  height: auto;
  aspect-ratio: ${stepFrame.width} / ${stepFrame.height};
`;

/* The photograph is clear of its neighbour, whose scale ends with the page's words where all four stand side by side. */
const edges = {
  beforePaper: css`
    width: calc(100% - 0.75rem);

    ${container.twoColumns} {
      width: calc(100% - 1.5rem);
    }
  `,
  afterPhoto: css`
    ${container.twoColumns} {
      width: 92%;
    }
  `,
};
