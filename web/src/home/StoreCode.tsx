import { css } from '@linaria/core';
import { container, layout, media, type } from '../styles/rules.ts';
import { capitals, em, height, quiet } from './closingLengths.ts';

/** The code that leads a phone's camera to the app in the store. */
export function StoreCode() {
  return (
    <figure className={code}>
      <img src="/store-qr.svg" alt="Código QR da página do app no Google Play" fetchPriority="low" />
      <figcaption>Aponte a câmera do celular para instalar</figcaption>
    </figure>
  );
}

/* Shown at a desk, where a phone can scan it, and on paper. Its squares, not its quiet zone, begin the column. */
const code = css`
  display: none;
  align-items: flex-end;
  gap: 0.75rem;

  ${media.print} {
    display: flex;
  }

  ${layout.storeCode(`
    display: flex;
    grid-area: 1 / 2 / span 2;
  `)}

  img {
    width: 168px;
    height: 168px;
  }

  figcaption {
    max-width: 7.5rem;
    padding-bottom: 0.75rem;
    ${type.mutedNote}
    text-wrap: balance;
  }

  ${container.threeColumns} {
    flex-direction: column;
    grid-area: 1 / 3;
    gap: ${em(quiet)};
    align-items: start;
    margin-bottom: -2.625rem;

    img {
      width: ${em(height + 2 * quiet)};
      height: auto;
      margin: ${em(capitals - quiet)} ${em(-quiet)} ${em(-quiet)};
    }

    figcaption {
      max-width: 11em;
      padding: 0;
    }

    ${media.dark} {
      img {
        width: ${em(height)};
        margin: ${em(capitals)} 0 0;
      }
    }
  }
`;
