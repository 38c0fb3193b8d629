import { css, cx } from '@linaria/core';
import { routes } from '../routes.ts';
import { site } from '../site.ts';
import { isForIPhone, leastSystem, priceList, storeUrlFrom } from '../store.ts';
import { color, container, screenOnly, space, touchTarget, type } from '../styles/rules.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { em, quiet } from './closingLengths.ts';

const known = [leastSystem, priceList].filter(Boolean);

/** Android version, price and account in one line. It is false while neither version nor price is known. */
export const installFacts = known.length > 0 && [...known, site.appHasAccount ? 'com conta' : 'sem conta'].join(', ');

/** The page's last link to the store, with notes on system, price, other stores and patients' data. */
export function InstallActions() {
  return (
    <div className={actions}>
      <ExternalLink href={storeUrlFrom('closing')} className={cx(buttonClass('primary'), screenOnly)}>
        Baixar no Google Play
      </ExternalLink>{' '}
      {installFacts && <small>{installFacts}</small>} {!isForIPhone && <small>Não há app para iPhone</small>}
      {site.otherStores.map(({ label, url }) => (
        <small key={url}>
          {' '}
          Também na <ExternalLink href={url}>{label}</ExternalLink>
        </small>
      ))}{' '}
      <PageLink href={routes.privacy.path} className={patientData}>
        Como tratamos os dados dos pacientes
      </PageLink>
    </div>
  );
}

const actions = css`
  display: grid;
  gap: ${space.x2};
  align-content: start;
  justify-items: start;

  small {
    ${type.mutedNote}
  }

  /* A browser that darkens the page leaves the links' own colour too little contrast on mint. */
  small a {
    color: ${color.brandStrong};
  }

  ${container.twoColumns} {
    grid-column: 2 / 4;
  }

  ${container.threeColumns} {
    grid-column: 1;
    gap: ${em(quiet)};
  }
`;

const patientData = css`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  margin-block: -0.6875rem;
  ${type.mutedNote}

  /* As the second line of the code's caption, it is beside the toes. */
  ${container.threeColumns} {
    margin-bottom: -2rem;
  }
`;
