import { css } from '@linaria/core';
import { container, layout, media, space, type } from '../styles/rules.ts';
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
  flex-direction: column;
  gap: ${space.x2};

  ${media.print} {
    display: flex;
  }

  ${layout.storeCode(`
    display: flex;
    grid-column: 4;
  `)}

  img {
    width: 168px;
    height: 168px;
    margin: -14px;
  }

  /* In the dark theme its quiet zone is seen. */
  ${media.dark} {
    img {
      margin: 0;
    }
  }

  figcaption {
    max-width: 11em;
    ${type.mutedNote}
    text-wrap: balance;
  }

  ${container.threeColumns} {
    grid-area: 1 / 3;
    gap: ${em(quiet)};
    margin-bottom: -2.625rem;

    img {
      width: ${em(height + 2 * quiet)};
      height: ${em(height + 2 * quiet)};
      margin: ${em(capitals - quiet)} ${em(-quiet)} ${em(-quiet)};
    }

    ${media.dark} {
      img {
        width: ${em(height)};
        height: ${em(height)};
        margin: ${em(capitals)} 0 0;
      }
    }
  }
`;
