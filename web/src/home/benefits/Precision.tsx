import { css, cx } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { exampleTurn, kneeReadTurned } from '../../../shared/figure/threePoints.ts';
import { site } from '../../site.ts';
import { studies } from '../../studies.ts';
import { color, container, ground, gutter, space, touchTarget, type } from '../../styles/rules.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { BenefitText } from './BenefitText.tsx';
import { PointToPlace } from './PointToPlace.tsx';

const read = Math.round(kneeReadTurned(restingFlexion, exampleTurn));

const { joint, figures, citation, url } = studies.leastDifference;
const differences = Object.values(figures);

/** What one keeps in mind: before a photograph, at the camera, when one reads it, and when one decides. */
const cautions = [
  'Antes da foto, palpe e marque cada referência, com a região descoberta e o segmento proximal estabilizado.',
  `Câmera perpendicular ao plano do movimento: distante e girada ${exampleTurn}°, ela lê ${read}° em um joelho a ${restingFlexion}°.`,
  'Uma foto não mostra o movimento fora do plano da imagem, a sensação final nem a dor.',
  `O app auxilia a avaliação e não substitui o julgamento profissional.${site.internsMayUse ? ' Estagiários o usam sob supervisão.' : ''}`,
];

/** 'Alta precisão': a point to place, and below it what a photograph's precision depends on. */
export function Precision() {
  return (
    <li className={cx(ground.field, band)}>
      <BenefitText title={site.precisionTitle} className={words}>
        <p>O lugar de cada ponto decide o ângulo.</p>
      </BenefitText>
      <PointToPlace />
      <ul className={strip}>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
        <li className={acrossStrip}>
          {`Em um estudo do ${joint.toLowerCase()}, a diferença mínima significativa foi de ${Math.min(...differences)}°\u00a0a\u00a0${Math.max(...differences)}°, conforme o método`}
          {' ('}
          <ExternalLink href={url}>{citation}</ExternalLink>).
        </li>
      </ul>
      {site.precisionStudies.map(({ citation, url }) => (
        <p key={url} className={study}>
          <ExternalLink href={url}>{citation}</ExternalLink>
        </p>
      ))}
    </li>
  );
}

/* The photograph fills the band but for the strip. More words push it down: they end above its first reading. */
const band = css`
  --height: max(38rem, var(--monument));
  display: grid;
  grid-area: precisao;
  grid-template-columns: 100%;
  background: ${color.surface} radial-gradient(60% 90% at 64% 45%, ${color.glow}, ${color.surface} 60%, ${color.paper});

  ${container.twoColumns} {
    grid-template-rows: minmax(var(--height), auto);
    align-items: end;
  }
`;

const words = css`
  padding: var(--air) ${space.pad} 0;

  h3 {
    ${type.statement}
  }

  p {
    max-width: 17em;
    color: ${color.ink};
    ${type.lead}
  }

  ${container.twoColumns} {
    z-index: 1;
    grid-area: 1 / 1;
    place-self: start;
    max-width: 46cqw;
    padding: calc(0.8 * var(--air)) 0 calc(0.48 * var(--height)) ${space.pad};
  }
`;

const strip = css`
  display: grid;
  gap: 0 ${gutter};
  padding: 0 ${space.pad} 0.5rem;
  background: ${color.paper};
  ${type.mutedNote}

  li {
    padding-block: 0.625rem;
    border-top: 1px solid ${color.line};
    text-wrap: balance;
  }

  ${container.twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 1rem;
    padding-block: 1.75rem;
    border-top: 1px solid ${color.line};

    li {
      padding: 0;
      border: 0;
    }
  }

  ${container.threeColumns} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const acrossStrip = css`
  grid-column: 1 / -1;
`;

const study = css`
  padding: 0 ${space.pad} 1rem;
  background: ${color.paper};
  ${type.note}

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    color: inherit;
  }
`;
