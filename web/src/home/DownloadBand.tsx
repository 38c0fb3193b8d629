import { css, cx } from '@linaria/core';
import { storeUrl } from '../site.ts';
import { ground } from '../styles/grounds.ts';
import { color, space, text } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { StraightLeg } from './StraightLeg.tsx';

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
      <StraightLeg />
    </section>
  );
}

const band = css`
  overflow-x: clip;
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.x4};
  padding-top: clamp(4.5rem, 5.5vw, 5.5rem);
`;

const statement = css`
  max-width: 6.4em;
  font-size: ${text.statement};
  letter-spacing: -0.046em;
  line-height: 0.95;

  span {
    color: ${color.arc};
    font-weight: 380;
  }
`;

const wayOn = css`
  flex: 0 1 22rem;
  margin-bottom: 0.75rem;

  p {
    margin-bottom: 1.25rem;
    color: ${color.muted};
    font-size: ${text.lead};
    line-height: 1.5;
  }
`;
