import { css } from '@linaria/core';
import { photograph, photographEdge } from '../../../shared/figure/figure.ts';
import { site, storeUrl } from '../../site.ts';
import { container, media } from '../../styles/media.ts';
import { color, headerHeight, space, text } from '../../styles/tokens.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Goniometer } from './Goniometer.tsx';
import { drawing } from './Photograph.tsx';

/**
 * The first screen: what the app is, where to get it, and a measurement to try. The order of the document is the order on
 * every screen, and the places of what comes later are stated, so that nothing moves while the page arrives.
 */
export function Hero() {
  return (
    <div className={surroundings}>
      <div className={hero}>
        <div className={words}>
          <p className={eyebrow}>Para fisioterapeutas</p>
          <h1 tabIndex={-1} className={title}>
            {site.name}
          </h1>
          <p className={lead}>Tire ou importe uma foto, marque três pontos e leia o ângulo em graus.</p>
          <p className={actions}>
            <ExternalLink href={storeUrl} className={buttonClass('primary')}>
              Baixar no Google Play
            </ExternalLink>{' '}
            <a href="#demonstracao" className={buttonClass('outline')}>
              Ver demonstração
            </a>
          </p>
        </div>
        <Goniometer />
        <p className={more}>
          Registre as medidas de cada paciente e compartilhe o relatório em PDF. Para Android, em português e inglês.
        </p>
      </div>
    </div>
  );
}

/** The widths of the title and of its first word, in its own letters' size (em). */
const titleWidth = 8.1;
const wordWidth = 5.1;

/** How far the toes reach beyond a phone's left edge, in units of the drawing. */
const toes = 14;

/** The height of what else is on a phone's first screen, from the header to the ruler. */
const phoneRest = `(20.5rem + 100cqw * ${drawing.height} / ${photograph.width + toes})`;

const surroundings = css`
  container-type: inline-size;
`;

/*
 * `--unit` is the length of a unit of the drawing, `--photograph` the photograph's width (the rest of the drawing lies on
 * the page), `--scene` the height of photograph and words that stand side by side, and `--strip` the height of the
 * slider's strip under them. `--bold` makes the lines of a small drawing stronger.
 */
const hero = css`
  --screen: 100vh;
  --gutter: ${space.pad};
  --unit: calc(100cqw / ${photograph.width + toes});
  --photograph: calc(${photograph.width - photographEdge} * var(--unit));
  --bold: 1.8;
  position: relative;
  padding-inline: var(--gutter);

  @supports (height: 100svh) {
    --screen: 100svh;
  }

  /* As wide as the page, if the screen's height has room for it under the words. */
  ${media.upright} {
    ${container.oneLine} {
      /* The least unit gives the names 14 px. */
      --unit: clamp(0.6px, (var(--screen) - 35rem) / ${drawing.height}, 100cqw / ${photograph.width + toes});
      --bold: 1;
    }
  }

  /* Beside the words, under the header. A phone's whole screen is the scene, and the strip comes after it. */
  ${media.wide} {
    ${container.oneLine} {
      --strip: 7rem;
      --title: min(6.7cqw, 8.5rem);
      --scene: max(min(var(--screen) - var(--strip), 65cqw), min(var(--screen), 26rem));
      --unit: min(
        57cqw / ${photograph.width - photographEdge},
        (100cqw - var(--gutter) - ${wordWidth} * var(--title) - 3rem) / ${photograph.width - photographEdge},
        (var(--scene) - 7.75rem) / ${drawing.height}
      );
      display: grid;
      grid-template: [words-start stage-start] minmax(var(--scene), auto) [words-end stage-end table-start] auto [table-end more-start] auto [more-end] / minmax(
          0,
          1fr
        );
      margin-top: -${headerHeight.page};
    }

    ${container.allBeside} {
      --bold: 1;
      grid-template-rows: [words-start stage-start] auto [words-end more-start] 1fr [more-end stage-end table-start] var(
          --strip
        ) [table-end];
      min-height: calc(var(--scene) + var(--strip));
    }
  }

  /* With the words on one sheet. */
  ${media.print} {
    --unit: calc(100cqw / 1080);
  }
`;

const words = css`
  grid-area: words / 1;

  /* On a wide screen the title's last line and the reading at rest stand on one line, 381 units up, if there is room. */
  ${media.wide} {
    ${container.oneLine} {
      max-width: calc(100cqw - var(--photograph) - var(--gutter) - 3rem);
      padding-top: max(${headerHeight.page} + 0.5rem, var(--scene) - 381 * var(--unit) - 1.915 * var(--title) - 1.6rem);
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

/* One line, as wide as the page. On a phone two lines of larger letters, if the screen's height has room for them. */
const title = css`
  margin: 0.12em 0 0.2em -0.055em;
  font-size: calc((100cqw - 2 * var(--gutter)) / ${titleWidth});

  ${container.phone} {
    margin-block: 0.1em 0;

    @supports (width: round(down, 1px, 1px)) {
      --large: min(2.7rem + 4.5cqw, 15.4cqw);
      font-size: max(
        (100cqw - 2 * var(--gutter)) / ${titleWidth},
        round(down, min(var(--large), (var(--screen) - ${phoneRest}) / 1.96), var(--large))
      );
    }
  }

  ${media.wide} {
    ${container.oneLine} {
      width: min-content;
      font-size: var(--title);
    }
  }
`;

const lead = css`
  max-width: 27em;
  color: ${color.muted};
  font-size: clamp(1.125rem, 0.05rem + 1.2cqw, 1.5rem);
  line-height: 1.5;
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
  max-width: 27rem;
  margin-top: 0.75rem;

  a {
    flex: auto;
    width: auto;
    min-height: 3rem;
    padding-inline: 0.375rem;
    font-size: clamp(${text.label}, 3.9cqw, 1rem);
  }

  ${container.allBeside} {
    margin-top: 1.5rem;
  }
`;

const more = css`
  grid-area: more / 1;
  max-width: 31em;
  margin-block: 1.25rem 2.5rem;
  color: ${color.muted};
  line-height: 1.5;
  text-wrap: balance;

  ${container.oneLine} {
    margin-block: 0.75rem 1rem;
    font-size: ${text.small};
  }

  ${media.wide} {
    ${container.allBeside} {
      max-width: min(31em, 100cqw - var(--photograph) - var(--gutter) - 3rem);
      margin-top: 1rem;
    }
  }

  ${container.threeColumns} {
    font-size: ${text.body};
  }
`;
