import { css } from '@linaria/core';
import { frames } from '../../../shared/figure/frames.ts';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { container } from '../../styles/media.ts';
import { color, groundLine, space, text } from '../../styles/tokens.ts';
import { Drawing } from '../Drawing.tsx';
import { titled, Words } from './Words.tsx';

/** The steps of a measurement. `web/marks/Steps.tsx` draws each of them as the `<view>` with its id. */
const steps = [
  { id: 'articulacao', name: 'Articulação', detail: 'Joelho esquerdo', scale: false },
  { id: 'movimento', name: 'Movimento', detail: 'Flexão', scale: true },
  { id: 'foto', name: 'Foto', detail: 'Tirada ou importada', scale: false },
  { id: 'pontos', name: 'Três pontos', detail: 'Trocânter maior, epicôndilo lateral, maléolo lateral', scale: true },
];

/** 'Interface intuitiva': the same leg four times on the page's line, one step further each time. */
export function Steps() {
  return (
    <li className={band}>
      <Words title="Interface intuitiva" className={titled}>
        <p>A tela indica cada passo: articulação e lado, movimento, foto e três pontos.</p>
      </Words>
      <ol>
        {steps.map(({ id, name, detail, scale }) => (
          <li key={id}>
            <p>
              <b>{name}</b> <span>{detail}</span>
            </p>
            <Drawing
              src={`/steps.svg#${id}`}
              frame={frames.step}
              flexion={scale ? restingFlexion : undefined}
              className={picture}
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
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin: max(1rem, 0.42 * var(--air)) 0 0 ${space.pad};
  }

  li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  li:nth-child(even) > div {
    border-left: 1px solid ${color.line};
  }

  li > p {
    max-width: 19em;
    padding: 0.25rem 0.5rem 0.375rem 0;
    color: ${color.muted};
    font-size: min(${text.small}, 7cqw);
    line-height: 1.35;
  }

  b {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }

  ${container.phone} {
    ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    span {
      display: none;
    }

    li:nth-child(-n + 2) > div {
      border-bottom: 1px solid ${color.line};
    }
  }
`;

const picture = css`
  aspect-ratio: ${frames.step.width} / ${frames.step.height};
`;
