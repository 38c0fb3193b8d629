import { css } from '@linaria/core';
import { site, storeUrl } from '../../site.ts';
import { container, media } from '../../styles/media.ts';
import { color, headerHeight, space, text } from '../../styles/tokens.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Goniometer } from './Goniometer.tsx';

/** The first screen: what the app is, where to get it, and a measurement to try. */
export function Hero() {
  return (
    <div className={surroundings}>
      <div className={hero}>
        <p className={eyebrow}>Para fisioterapeutas</p>
        <h1 tabIndex={-1} className={title}>
          {site.name}
        </h1>
        <p className={lead}>Tire ou importe uma foto, marque três pontos e leia o ângulo em graus.</p>
        <Goniometer />
        <p className={actions}>
          <ExternalLink href={storeUrl} className={buttonClass('primary')}>
            Baixar no Google Play
          </ExternalLink>{' '}
          <a href="#demonstracao" className={buttonClass('outline')}>
            Ver demonstração
          </a>
        </p>
        <p className={lead}>Registre as medidas de cada paciente e compartilhe o relatório em PDF.</p>
        <p className={note}>Para Android, em português e inglês.</p>
      </div>
    </div>
  );
}

const surroundings = css`
  container-type: inline-size;
`;

/*
 * `--unit` is the length of a unit of the drawing, `--photograph` the photograph's width (the rest of the drawing lies on
 * the page), and `--strip` the height of the slider's strip. Stacked, the drawing is as wide as the page, with the toes,
 * which lie beyond its edge. Beside the words it is as high as the screen allows.
 */
const hero = css`
  --unit: calc(100cqw / 914);
  --photograph: calc(788 * var(--unit));
  --strip: 7rem;
  --gutter: ${space.pad};
  --title: min(2.7rem + 4.5cqw, 17cqw);
  position: relative;
  display: flex;
  flex-direction: column;
  padding-inline: var(--gutter);
  reading-flow: flex-visual;

  /* With the words on one sheet. */
  ${media.print} {
    --unit: calc(100cqw / 1080);
  }

  /*
   * The title has two lines where they leave room for all that is under them, down to the buttons, and else one. It counts
   * in svh, because a height query changes while the browser's bars come and go.
   */
  ${container.phone} {
    --title: clamp(
      (100cqw - 2 * var(--gutter)) / 8.1,
      (100svh - 94cqw - 23.4rem) * 999,
      min(2.7rem + 4.5cqw, 15.4cqw)
    );
  }

  ${container.oneLine} {
    > div {
      order: 2;
    }

    /* As the page arrives, the words wait for each other, because the last sentence stands above the buttons. */
    &:not(:has(> :nth-child(8))) > :nth-child(n + 6) {
      display: none;
    }
  }

  /* In one column they would push the goniometer down, so that it waits for them. */
  ${container.oneColumn} {
    &:not(:has(> :nth-child(8))) > div {
      display: none;
    }
  }

  ${container.threeColumns} {
    --height: max(43.75rem, min(100svh, 125cqw - 51.75rem, 70rem));
    --unit: min(max((var(--height) - 12rem) * 0.001526, min(0.0686cqw, (var(--height) - 13.4rem) / 572)), 0.075cqw);
    --title: min(1rem + 5.5cqw, 1.5rem + var(--height) * 0.09, 8.5rem);
    /* The header lies over it. */
    margin-top: -${headerHeight.page};
    min-height: var(--height);
  }
`;

/* Beside the photograph, the title's last line and the reading at rest, 381 units up, stand on one line. */
const eyebrow = css`
  padding-top: 2rem;
  color: ${color.brand};
  font-weight: 600;

  ${container.phone} {
    padding-top: 0.125rem;
    line-height: 1.5;
  }

  ${container.threeColumns} {
    padding-top: calc(var(--height) - var(--strip) - 381 * var(--unit) - 1.915 * var(--title) - 1.6rem);
  }
`;

const title = css`
  width: min-content;
  margin: 0.17em 0 0.25em -0.055em;
  font-size: var(--title);

  ${container.phone} {
    width: auto;
    margin-block: 0.1em 0;
  }
`;

const lead = css`
  max-width: 29em;
  color: ${color.muted};
  font-size: clamp(1.125rem, 0.05rem + 1.2cqw, 1.5rem);
  line-height: 1.5;
  text-wrap: balance;

  ${container.phone} {
    margin-top: 0.625rem;
    font-size: ${text.body};
    line-height: 1.45;

    & ~ & {
      order: 1;
      margin-top: 1.25rem;
    }
  }

  ${container.threeColumns} {
    max-width: min(27em, 100cqw - var(--photograph) - 2 * var(--gutter));
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  order: 1;
  margin-top: 1.375rem;

  ${container.phone} {
    gap: ${space.x1};
    margin-top: 0.75rem;

    a {
      flex: auto;
      width: auto;
      min-height: 3rem;
      padding-inline: 0.375rem;
      font-size: clamp(${text.label}, 3.9cqw, 1rem);
    }
  }

  ${container.threeColumns} {
    flex-wrap: nowrap;
    margin-top: 1.75rem;
  }
`;

const note = css`
  order: 1;
  margin-top: 0.875rem;
  color: ${color.muted};

  ${container.phone} {
    margin: ${space.half} 0 2.5rem;
  }
`;
