import { css } from '@linaria/core';
import { site, storeUrl } from '../site.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Goniometer } from './Goniometer.tsx';
import { Protractor } from './Protractor.tsx';

/** The first screen: what the app is, where to get it, and a measurement to try. */
export function Hero() {
  return (
    <div className={clip}>
      <Container className={hero}>
        <div className={introduction}>
          <PageTitle
            eyebrow="Para fisioterapeutas"
            lead="Tire ou importe uma foto, marque três pontos e leia o ângulo em graus. Registre as medidas de cada paciente e compartilhe o relatório em PDF."
          >
            {site.name}
          </PageTitle>
          <p className={actions}>
            <ExternalLink href={storeUrl} className={buttonClass('primary')}>
              <Icon name="Download" size={20} />
              Baixar no Google Play
            </ExternalLink>{' '}
            <a href="#demonstracao" className={buttonClass('outline')}>
              <Icon name="CirclePlay" size={20} />
              Ver demonstração
            </a>
          </p>
          <p>Para Android, em português e inglês.</p>
        </div>
        <div className={instrument}>
          <Protractor />
          <Goniometer initialFlexion={92} />
        </div>
      </Container>
    </div>
  );
}

/* The protractor behind the phone can be wider than the page. */
const clip = css`
  overflow-x: clip;
`;

const hero = css`
  display: grid;
  gap: ${space.x6};
  align-items: center;
  padding-block: ${space.pageTop} ${space.section};

  ${media.wide} {
    grid-template-columns: 7fr 5fr;
    padding-top: ${space.x6};
  }
`;

const introduction = css`
  display: grid;
  gap: ${space.x4};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

const instrument = css`
  position: relative;
  z-index: 0;
`;
