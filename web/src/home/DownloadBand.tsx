import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { isForIPhone, leastSystem, priceList, storeUrlFrom } from '../store.ts';
import {
  capitalsOf,
  color,
  container,
  ground,
  layout,
  media,
  quarter,
  screenOnly,
  space,
  type,
} from '../styles/rules.ts';
import { buttonClass, buttonHeight } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { capitals, em, height, quiet } from './closingLengths.ts';
import { LegOnRuler } from './LegOnRuler.tsx';
import { StoreCode } from './StoreCode.tsx';

const known = [leastSystem, priceList].filter(Boolean);

/** What one must know before installing. Without version and price, the words above the button name the account. */
const facts = known.length > 0 && [...known, site.appHasAccount ? 'com conta' : 'sem conta'].join(', ');

/** The end of the home page: the way to the app once more, and a straight leg on the footer's ruler. */
export function DownloadBand() {
  return (
    <section aria-labelledby="baixar-titulo" className={cx(band, ground.ledger)}>
      <div className={words}>
        <h2 id="baixar-titulo" className={statement}>
          Toda medida parte de <span>0°</span>
        </h2>
        <div className={wayOn}>
          <p>{`Instale o app, ${site.appHasAccount && !facts ? 'crie a sua conta, ' : ''}cadastre um paciente e faça a primeira medida.`}</p>
          <ExternalLink href={storeUrlFrom('closing')} className={cx(buttonClass('primary'), screenOnly)}>
            Baixar no Google Play
          </ExternalLink>{' '}
          {facts && <small>{facts}</small>} {!isForIPhone && <small>Não há app para iPhone</small>}
          {site.otherStores.map(({ label, url }) => (
            <small key={url}>
              {' '}
              Também na <ExternalLink href={url}>{label}</ExternalLink>
            </small>
          ))}
        </div>
        <StoreCode />
      </div>
      <LegOnRuler />
    </section>
  );
}

const band = css`
  overflow-x: clip;
`;

/* On a wide screen all is between the statement's capitals and its last baseline: an em is the size of its letters. */
const words = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.x4};
  padding: clamp(2.5rem, 5.5vw, 5.5rem) ${space.pad} 0;
  break-inside: avoid;

  ${layout.storeCode(`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  `)}

  ${container.threeColumns} {
    display: grid;
    grid-template-columns: calc(2 * ${quarter} - 1.25rem) minmax(calc(${quarter} - 1.25rem), max-content) 1fr;
    column-gap: 1.25rem;
    align-items: start;
    margin-bottom: -1.3125rem;
    ${type.statement}
  }
`;

const statement = css`
  grid-area: 1 / 1 / auto / span 2;
  max-width: 6.4em;
  ${type.statement}

  ${container.phone} {
    ${type.display}
  }

  span {
    color: ${color.arc};
  }
`;

const wayOn = css`
  flex: 0 1 22rem;
  margin-bottom: 0.75rem;

  ${media.screen} {
    max-width: 22rem;
  }

  p {
    margin-bottom: 1.25rem;
    ${type.mutedLead}
  }

  small {
    display: block;
    margin-block: 0.75rem;
    ${type.mutedNote}
  }

  ${container.threeColumns} {
    display: grid;
    grid-template-rows: minmax(calc(${em(height - quiet)} - ${buttonHeight}), auto);
    grid-area: 1 / 2;
    gap: ${em(quiet)};
    justify-items: start;
    margin: ${em(capitals)} 0 0;

    p {
      max-width: 13.5em;
      margin: ${em(-capitalsOf('lead'))} 0 0;
    }

    small {
      max-width: 18em;
      margin: 0;
    }
  }

  /* A browser that darkens the page leaves the links' own colour too little contrast on mint. */
  small a {
    color: ${color.brandStrong};
  }
`;
