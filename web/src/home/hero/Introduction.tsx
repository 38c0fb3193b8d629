import { css } from '@linaria/core';
import { table } from '../../../shared/figure/pose.ts';
import { site } from '../../site.ts';
import { storeUrlFrom } from '../../store.ts';
import { color, container, headerHeight, media, space, text } from '../../styles/rules.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { readingAtRest } from './frame.ts';

/** The id of the button to the store. */
export const storeButtonId = 'baixar';

/** What the app is, and where to get it. It uses the lengths that `Hero` states. */
export function Introduction() {
  return (
    <div className={words}>
      <p className={eyebrow}>App Android para fisioterapeutas</p>
      <h1 tabIndex={-1} className={title}>
        {site.name}
      </h1>
      <p className={lead}>Tire ou importe uma foto, marque três pontos e leia o ângulo em graus.</p>
      <p className={actions}>
        <ExternalLink id={storeButtonId} href={storeUrlFrom('hero')} className={buttonClass('primary')}>
          Baixar no Google Play
        </ExternalLink>{' '}
        <a href="#demonstracao" className={buttonClass('outline')}>
          Ver demonstração
        </a>
      </p>
    </div>
  );
}

/** The title's width on one line, the space over it, and the height of a line, in its letters' size (em). */
const titleWidth = 8.1;
const above = 0.12;
const line = 0.93;

/** The height of the eyebrow, and of the title down to the baseline of its second line, 0.35 em under that line's middle. */
const eyebrowHeight = '1.71875rem';
const toBaseline = above + 1.5 * line + 0.35;

/** A phone's title on two lines with the space over it, in em, and what its first screen holds beside it, down to the ruler. */
export const phoneTitle = 0.1 + 2 * line;
export const phoneRest = '(20.5rem + 63cqw)';

const words = css`
  grid-area: scene;

  /* On a wide screen the title's last line and the reading at rest stand on one line, if there is room. */
  ${media.wide} {
    ${container.oneLine} {
      max-width: calc(100cqw - var(--photograph) - var(--gutter) - 3rem);
      padding-top: max(
        ${headerHeight.page} + 0.5rem,
        var(--scene) - ${table - readingAtRest.y} * var(--unit) - ${toBaseline} * var(--title) - ${eyebrowHeight}
      );
      padding-bottom: 0.75rem;
    }
  }
`;

const eyebrow = css`
  padding-top: 0.125rem;
  color: ${color.brand};
  font-weight: 600;
  line-height: 1.5;

  ${media.upright} {
    ${container.oneLine} {
      padding-top: 0.75rem;
    }
  }
`;

/*
 * One line, as wide as the page. On a phone two lines of larger letters, if the screen's height has room for them: rounding
 * down leaves all of `--large` or nothing. Beside the photograph, a reader's wider letters break the first word rather than
 * reach into it.
 */
const title = css`
  margin: ${above}em 0 0.2em -0.055em;
  line-height: ${line};
  font-size: calc((var(--page) - 2 * var(--gutter)) / ${titleWidth});

  ${container.phone} {
    margin-block: 0.1em 0;

    @supports (width: round(down, 1px, 1px)) {
      font-size: max(
        (100cqw - 2 * var(--gutter)) / ${titleWidth},
        round(down, min(var(--large), (var(--screen) - ${phoneRest}) / ${phoneTitle}), var(--large))
      );
    }
  }

  ${media.wide} {
    ${container.oneLine} {
      width: min-content;
      max-width: calc(100% + 1.5rem);
      font-size: var(--title);
    }
  }
`;

const lead = css`
  max-width: 24em;
  color: ${color.muted};
  font-size: clamp(1.125rem, 0.4rem + 1.25vw, 2.25rem);
  line-height: 1.4;
  text-wrap: balance;

  ${container.phone} {
    margin-top: 0.625rem;
    font-size: ${text.body};
    line-height: 1.45;
  }
`;

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
    padding-inline: 0.375rem;
    font-size: clamp(${text.label}, 3.9vw, 1rem);
  }

  ${container.oneLine} {
    width: fit-content;

    a {
      padding-inline: 1.25rem;
    }
  }

  ${media.short} {
    a {
      padding-inline: 0.5rem;
      font-size: ${text.label};
    }
  }

  ${container.twoColumns} {
    margin-top: 1.5rem;
  }
`;
