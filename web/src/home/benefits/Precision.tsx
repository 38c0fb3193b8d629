import { css, cx } from '@linaria/core';
import { restingFlexion } from '../../../shared/figure/pose.ts';
import { kneeReadTurned } from '../../../shared/figure/threePoints.ts';
import { site } from '../../site.ts';
import { color, container, ground, space, touchTarget, type } from '../../styles/rules.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { BenefitText } from './BenefitText.tsx';
import { PointToPlace } from './PointToPlace.tsx';
import { aboveReading } from './pointStart.ts';

/** The angle between the example's camera and the perpendicular of the movement's plane, in degrees. */
const turn = 30;

const read = Math.round(kneeReadTurned(restingFlexion, turn));

/** 'Alta precisão': what a photograph's precision depends on, and a point to place. */
export function Precision() {
  return (
    <li className={cx(ground.field, band)}>
      <BenefitText title={site.precisionTitle} className={words}>
        <p className={claim}>Ajuste cada ponto até coincidir com a referência anatômica.</p>
        <p>
          Antes da foto, palpe e marque cada referência, com a região descoberta e o segmento proximal estabilizado.
        </p>
        <p>{`Câmera perpendicular: girada ${turn}°, ela lê ${read}° em um joelho a ${restingFlexion}°.`}</p>
      </BenefitText>
      <PointToPlace />
      <p className={limit}>Uma foto não mostra o movimento fora do plano da imagem, a sensação final nem a dor.</p>
      {site.precisionStudies.map(({ citation, url }) => (
        <p key={url} className={study}>
          <ExternalLink href={url}>{citation}</ExternalLink>
        </p>
      ))}
    </li>
  );
}

/* In a row of its own, under the band. */
const study = css`
  padding: 0 ${space.pad} 1rem;
  ${type.note}

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    color: inherit;
  }
`;

/*
 * Beside the words the photograph fills the band, and what it does not show stands at the band's foot. On a low screen
 * `--height` keeps the usual words above the reading; more of them, or wider set, push the photograph down.
 */
const band = css`
  display: grid;
  grid-area: precisao;
  grid-template-columns: 100%;
  background: ${color.surface} radial-gradient(60% 90% at 64% 55%, ${color.glow}, ${color.surface} 60%, ${color.paper});

  ${container.twoColumns} {
    --height: max(42rem, var(--monument));
    grid-template-rows: minmax(var(--height), auto);
    align-items: end;

    > :not(.${study}) {
      grid-area: 1 / 1;
    }
  }
`;

const words = css`
  padding: var(--air) ${space.pad} 0;

  h3 {
    ${type.statement}
  }

  ${container.twoColumns} {
    z-index: 1;
    place-self: start;
    max-width: 46cqw;
    padding: calc(0.8 * var(--air)) 0 calc(${1 - aboveReading} * var(--height)) ${space.pad};
  }
`;

const claim = css`
  && {
    max-width: 17em;
    margin-block: 1rem 0.75rem;
    color: ${color.ink};
    ${type.lead}
  }
`;

const limit = css`
  max-width: calc(28em + 2 * ${space.pad});
  padding: 0 ${space.pad} 2rem;
  color: ${color.muted};
  text-wrap: balance;

  ${container.twoColumns} {
    z-index: 1;
    padding-bottom: min(3rem, 0.05 * var(--height));
  }
`;
