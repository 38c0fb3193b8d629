import { css, cx } from '@linaria/core';
import { levelLandmarks, straightFrame } from '../../shared/figure/straightLeg.ts';
import { storeUrl } from '../site.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';

/** The end of the home page: the way to the app once more, and a straight leg on the footer's ruler. */
export function DownloadBand() {
  return (
    <section aria-labelledby="baixar-titulo" className={cx(band, ground.mint)}>
      <Container className={words}>
        <h2 id="baixar-titulo" className={statement}>
          Todo ângulo parte de <span>0°</span>
        </h2>
        <div className={wayOn}>
          <p>Instale o app, cadastre um paciente e faça a primeira medida.</p>
          <ExternalLink href={storeUrl} className={buttonClass('primary')}>
            Baixar no Google Play
          </ExternalLink>
        </div>
      </Container>
      <div className={leg}>
        <img src="/straight-leg.svg" alt="" width={straightFrame.width} height={straightFrame.height} loading="lazy" />
      </div>
      <ul className={names} aria-hidden="true">
        {levelLandmarks.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/* The names make room for themselves in the footer. */
const besideFooter = '@supports selector(:has(a))';

const band = css`
  --half-name: min(3.5rem, 13vw - 1.14 * ${space.pad});
  position: relative;
  overflow-x: clip;

  ${besideFooter} {
    main:has(> &) + footer > svg {
      margin-bottom: ${space.x4};

      ${media.twoColumns} {
        margin-bottom: ${space.x2};
      }
    }
  }
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.x4};
  padding-top: clamp(4.5rem, 2.5rem + 5.5vw, 8rem);

  ${media.print} {
    padding-top: ${space.x3};
  }
`;

const statement = css`
  max-width: 6.5em;
  margin-left: -0.04em;
  font-size: ${text.statement};
  letter-spacing: -0.046em;
  line-height: 0.95;

  span {
    color: ${color.arcText};
    font-weight: 380;
  }
`;

const wayOn = css`
  width: 100%;

  p {
    margin-bottom: 1.25rem;
    color: ${color.muted};
    font-size: ${text.lead};
    line-height: 1.5;
  }

  ${media.oneLine} {
    width: auto;
    max-width: 20rem;
    margin-bottom: 0.75rem;
  }
`;

/* The distances of the landmarks from the toes, in units of the drawing. */
const fromToes = ({ x }: { x: number }) => Math.round(x - straightFrame.left);
const [ankle, knee, hip] = [fromToes(levelLandmarks[0]), fromToes(levelLandmarks[1]), fromToes(levelLandmarks[2])];

/* From the toes to the end of the hip's name the leg is as wide as the words; the body runs off the page. */
const leg = css`
  --unit: calc((100vw - 2 * ${space.pad} - var(--half-name)) / ${hip});
  width: calc(${straightFrame.width} * var(--unit));
  aspect-ratio: ${straightFrame.width} / ${straightFrame.height};
  margin: ${space.x6} 0 0 ${space.pad};
  content-visibility: auto;

  img {
    width: 100%;
    height: auto;
  }

  ${media.print} {
    display: none;
  }
`;

/* Ticks on the footer's ruler, each with its name below. */
const names = css`
  display: none;

  ${besideFooter} {
    position: absolute;
    z-index: 1;
    top: 100%;
    left: ${space.pad};
    display: block;
    width: calc(100vw - 2 * ${space.pad} - var(--half-name));
    font-size: min(${text.small}, 4.4vw);
    font-weight: 500;
    line-height: 1.3;
  }

  li {
    position: absolute;
    width: min-content;
    padding-top: 2.5rem;
    text-align: center;
    translate: -50%;

    ${media.twoColumns} {
      white-space: nowrap;
    }
  }

  li:nth-child(1) {
    left: calc(100% * ${ankle} / ${hip});
  }

  li:nth-child(2) {
    left: calc(100% * ${knee} / ${hip});
  }

  li:nth-child(3) {
    left: 100%;
  }

  li::before {
    position: absolute;
    top: 0;
    left: calc(50% - 0.75px);
    width: 1.5px;
    height: 34px;
    background: ${color.arc};
    content: "";
  }

  ${media.print} {
    display: none;
  }
`;
