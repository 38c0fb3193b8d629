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
        <header className={introduction}>
          <p className={eyebrow}>Para fisioterapeutas</p>
          <h1 tabIndex={-1} className={title}>
            {site.name}
          </h1>
          <p className={lead}>
            Tire ou importe uma foto, marque três pontos e leia o ângulo em graus. Registre as medidas de cada paciente
            e compartilhe o relatório em PDF.
          </p>
          <p className={actions}>
            <ExternalLink href={storeUrl} className={buttonClass('primary')}>
              Baixar no Google Play
            </ExternalLink>{' '}
            <a href="#demonstracao" className={buttonClass('outline')}>
              Ver demonstração
            </a>
          </p>
          <p className={note}>Para Android, em português e inglês.</p>
        </header>
        <Goniometer />
      </div>
    </div>
  );
}

const surroundings = css`
  container-type: inline-size;
`;

/*
 * `--unit` is the length of a unit of the drawing, `--photograph` the photograph's width (the rest of the drawing lies on
 * the page), and `--strip` the height of the slider's strip. Stacked, the drawing is as wide as
 * the page. Beside the words it is as high as the screen allows.
 */
const hero = css`
  --unit: calc(100cqw / 900);
  --strip: 7rem;
  --photograph: calc(788 * var(--unit));
  --gutter: ${space.pad};
  --title: min(2.7rem + 4.5cqw, 17cqw);
  position: relative;

  /* With the words on one sheet. */
  ${media.print} {
    --unit: calc(100cqw / 1080);
  }

  ${container.threeColumns} {
    --height: max(43.75rem, min(100svh, 120cqw - 51.75rem, 70rem));
    --unit: min((var(--height) - 12rem) * 0.001526, 0.075cqw);
    --title: min(1rem + 5.5cqw, 1.5rem + var(--height) * 0.09, 8.5rem);
    display: grid;
    grid-template-rows: 1fr auto;
    /* The header lies over it. */
    margin-top: -${headerHeight.page};
    min-height: var(--height);
  }
`;

/* Beside the photograph, the title's last line and the reading at rest, 381 units up, stand on one line. */
const introduction = css`
  position: relative;
  z-index: 1;
  padding: 2rem var(--gutter) 0;

  ${container.phone} {
    padding-top: 0.375rem;
  }

  ${container.threeColumns} {
    padding-top: calc(var(--height) - var(--strip) - 381 * var(--unit) - 1.915 * var(--title) - 1.6rem);
    pointer-events: none;

    a {
      pointer-events: auto;
    }
  }
`;

const eyebrow = css`
  color: ${color.brand};
  font-weight: 600;
`;

const title = css`
  width: min-content;
  margin: 0.17em 0 0.25em -0.055em;
  font-size: var(--title);

  ${container.phone} {
    margin-top: 0.12em;
  }
`;

const lead = css`
  max-width: 29em;
  color: ${color.muted};
  font-size: clamp(1.125rem, 0.05rem + 1.2cqw, 1.5rem);
  line-height: 1.5;
  text-wrap: balance;

  ${container.phone} {
    font-size: ${text.body};
    line-height: 1.45;
  }

  ${container.threeColumns} {
    max-width: min(27em, 100cqw - var(--photograph) - 2 * var(--gutter));
  }
`;

/* Beside a high photograph one stands below the other: the toes come up to where the second would be. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.375rem;

  ${container.phone} {
    display: grid;
    gap: ${space.x1};
    margin-top: 1.125rem;
  }

  ${container.threeColumns} {
    max-width: calc(100cqw - var(--height) - 14rem);
  }
`;

const note = css`
  margin-top: 0.875rem;
  color: ${color.muted};

  ${container.phone} {
    margin-top: ${space.x1};
    text-align: center;
  }
`;
