import { css, cx } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { viewBoxes } from '../../../shared/figure/viewBoxes.ts';
import { container } from '../../styles/media.ts';
import { color, groundLine, space, text } from '../../styles/tokens.ts';
import { LetteredDrawing } from '../LetteredDrawing.tsx';
import { BenefitText, titled } from './BenefitText.tsx';

interface Step {
  /** The id of the `<view>` that `web/marks/Steps.tsx` draws of it. */
  id: string;
  name: string;
  detail: string;
  scale?: boolean;
  /** The lines between its drawing and others on paper. The photograph has edges of its own. */
  lines?: (keyof typeof lineClasses)[];
}

/** The steps of a measurement. */
const steps: Step[] = [
  { id: 'articulacao', name: 'Articulação', detail: 'Joelho esquerdo', lines: ['below'] },
  { id: 'movimento', name: 'Movimento', detail: 'Flexão', scale: true, lines: ['left', 'below'] },
  { id: 'foto', name: 'Foto', detail: 'Tirada ou importada' },
  {
    id: 'pontos',
    name: 'Três pontos',
    detail: 'Trocânter maior, epicôndilo lateral, maléolo lateral',
    scale: true,
    lines: ['left'],
  },
];

/** 'Interface intuitiva': the same leg four times on the page's line, one step further each time. */
export function EaseOfUse() {
  return (
    <li className={band}>
      <BenefitText title="Interface intuitiva" className={titled}>
        <p>A tela indica cada passo: articulação e lado, movimento, posição, amplitude, foto e três pontos.</p>
      </BenefitText>
      <ol>
        {steps.map(({ id, name, detail, scale, lines = [] }) => (
          <li key={id}>
            <p>
              <b>{name}</b> <span>{detail}</span>
            </p>
            <LetteredDrawing
              src={`/steps.svg#${id}`}
              frame={viewBoxes.step}
              flexion={scale ? restingFlexion : undefined}
              className={cx(picture, ...lines.map((line) => lineClasses[line]))}
            />
          </li>
        ))}
      </ol>
    </li>
  );
}

/* The columns extend to the right edge of the page. A phone has two, and no room for the details. */
const band = css`
  border-bottom: ${groundLine};

  ol {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: max(1rem, 0.42 * var(--air)) 0 0 ${space.pad};
  }

  li {
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
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    span {
      display: inline;
    }
  }
`;

const lineClasses = {
  left: css`
    border-left: 1px solid ${color.line};
  `,
  /** Where a phone's first row ends. */
  below: css`
    border-bottom: 1px solid ${color.line};

    ${container.oneLine} {
      border-bottom: 0;
    }
  `,
};

const picture = css`
  aspect-ratio: ${viewBoxes.step.width} / ${viewBoxes.step.height};
`;
