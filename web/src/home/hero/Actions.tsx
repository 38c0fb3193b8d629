import { css } from '@linaria/core';
import { storeUrlFrom } from '../../store.ts';
import { container, media, space, type } from '../../styles/rules.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** The id of the button to the store. */
export const storeButtonId = 'baixar';

/** The ways on from the first screen: the store, and the film. It uses the lengths of `heroLayout.ts`. */
export function Actions() {
  return (
    <p className={actions}>
      <ExternalLink id={storeButtonId} href={storeUrlFrom('hero')} className={buttonClass('primary')}>
        Baixar no Google Play
      </ExternalLink>{' '}
      <a href="#demonstracao" className={buttonClass('outline')}>
        Ver o vídeo
      </a>
    </p>
  );
}

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  max-width: var(--beside-toes, 100%);
  margin-top: 0.75rem;

  /* Each fills its row, if both do not fit one. */
  a {
    flex: auto;
    width: auto;
    min-height: 3rem;
    padding-inline: 1.25rem;
  }

  /* Two lines of a usual size fit a button: the row is one in a wider fallback font, too. */
  ${container.usualLetters} {
    flex-wrap: nowrap;
  }

  ${container.phone} {
    gap: 0.75rem;
    margin-top: 0.625rem;

    a {
      padding: 0 0.5rem;
      ${type.boldLabel}
    }

    /* A link beside the button. */
    a + a {
      flex: none;
      padding: 0;
      border: 0;
      text-decoration: underline;
    }
  }

  ${container.oneLine} {
    flex-wrap: wrap;
    width: fit-content;
  }

  ${media.short} {
    a {
      padding-inline: 0.5rem;
      ${type.boldLabel}
    }
  }

  ${container.twoColumns} {
    margin-top: 1.5rem;
  }
`;
