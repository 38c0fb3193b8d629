import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import {
  capitalsOf,
  color,
  container,
  footerColumns,
  footerGap,
  ground,
  quarter,
  space,
  type,
} from '../styles/rules.ts';
import { buttonHeight } from '../ui/Button.tsx';
import { capitals, em, height, quiet } from './closingLengths.ts';
import { InstallActions, installFacts } from './InstallActions.tsx';
import { LegOnRuler } from './LegOnRuler.tsx';
import { StoreCode } from './StoreCode.tsx';

/** The end of the home page: the way to the app once more, and a straight leg on the footer's ruler. */
export function DownloadBand() {
  return (
    <section aria-labelledby="baixar-titulo" className={cx(band, ground.ledger)}>
      <div className={words}>
        <h2 id="baixar-titulo" className={statement}>
          Toda medida parte de <span>0°</span>
        </h2>
        <div className={wayOn}>
          <p>{`Instale o app, ${site.appHasAccount && !installFacts ? 'crie a sua conta, ' : ''}cadastre um paciente e faça a primeira medida.`}</p>
          <InstallActions />
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

/*
 * Its columns are the footer's. On a wide screen all is between the statement's capitals and its last baseline: an em is the
 * size of its letters.
 */
const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${footerGap};
  padding: clamp(2.5rem, 5.5vw, 5.5rem) ${space.pad} 0;
  break-inside: avoid;

  ${container.oneLine} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${container.twoColumns} {
    grid-template-columns: ${footerColumns};
  }

  ${container.threeColumns} {
    grid-template-columns: calc(2 * ${quarter} - 1.25rem) minmax(0, 1fr) calc(${quarter} - 1.25rem);
    column-gap: 1.25rem;
    align-items: start;
    margin-bottom: -1.3125rem;
    ${type.statement}
  }
`;

const statement = css`
  grid-column: 1 / -1;
  margin-bottom: 0.75rem;
  ${type.statement}

  ${container.phone} {
    ${type.display}
  }

  ${container.threeColumns} {
    grid-column: 1;
    max-width: 6.4em;
    margin: 0;
  }

  span {
    color: ${color.arc};
  }
`;

const wayOn = css`
  display: contents;

  p {
    ${type.mutedLead}
  }

  ${container.threeColumns} {
    display: grid;
    grid-template-rows: minmax(calc(${em(height - quiet)} - ${buttonHeight}), auto);
    grid-area: 1 / 2;
    gap: ${em(quiet)};
    margin-top: ${em(capitals)};

    p {
      max-width: 13.5em;
      margin-top: ${em(-capitalsOf('lead'))};
    }
  }
`;
