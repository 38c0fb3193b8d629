import { css } from '@linaria/core';
import { useMemo, useRef } from 'react';
import { drawFigure, photograph, photographEdge, toes } from '../../../shared/figure/figure.ts';
import { letterSize } from '../../../shared/figure/labels.ts';
import { maxFlexion, restingFlexion } from '../../../shared/figure/pose.ts';
import { container, displayLine, headerHeight, layout, space } from '../../styles/rules.ts';
import { useRememberedState } from '../../ui/remembered.ts';
import { FlexionSlider } from './FlexionSlider.tsx';
import { frame } from './frame.ts';
import { Introduction } from './Introduction.tsx';
import { Photograph } from './Photograph.tsx';
import { useInvitation } from './useInvitation.ts';

/**
 * The first screen: what the app is, where to get it, and a measurement to try. The order of the document is the order on
 * every screen, and the places of what comes later are stated, so that nothing moves while the page arrives.
 */
export function Hero() {
  const [flexion, setFlexion] = useRememberedState('flexion', restingFlexion, isFlexion);
  const stage = useRef<HTMLDivElement>(null);
  const [invited, endInvitation] = useInvitation(stage, flexion === restingFlexion);
  const shown = flexion + invited;
  const figure = useMemo(() => drawFigure(shown, photograph), [shown]);
  const bend = (flexion: number) => {
    endInvitation();
    setFlexion(flexion);
  };
  return (
    <div className={surroundings}>
      <div className={hero}>
        <Introduction />
        <Photograph ref={stage} figure={figure} onBend={bend} />
        <FlexionSlider flexion={shown} spoken={flexion} onBend={bend} />
      </div>
    </div>
  );
}

function isFlexion(kept: unknown): kept is number {
  return typeof kept === 'number' && kept >= 0 && kept <= maxFlexion;
}

/** The least length of a unit: the largest names are 14 px then. */
const least = `${14 / letterSize.name}px`;

/** What the buttons need beside the toes. */
const buttons = '20.5rem';

/** The widths of the title on one line and of its first word, in its letters' size (em). */
const titleWidth = 8.1;
const wordWidth = 5.1;

/** The height of a phone's title on two lines in em, and what the first screen holds beside it, down to the ruler. */
const twoLines = 0.1 + 2 * displayLine;
const phoneRest = '(20.5rem + 63cqw)';

/** What an upright tablet's first screen holds beside the drawing, and a wide one over it. */
const tabletRest = '31rem';
const headroom = '7.75rem';

/* On the widest screens the limb reaches beyond the page. */
const surroundings = css`
  overflow-x: clip;
`;

/*
 * `--unit` is the length of a unit of the drawing, `--photograph` the photograph's width (the rest of the drawing lies on
 * the page), `--display` the size of the title, `--scene` the height of photograph and words that stand side by side, and
 * `--strip` the height of the slider's strip under them. `--over-leg` is the room over the leg, `--beside-toes` the width of
 * the buttons that toes may stand beside. `--bold` makes the lines of a small drawing stronger.
 */
const hero = css`
  --gutter: ${space.pad};
  --unit: calc(var(--page) / ${photograph.width + toes.atRest});
  --photograph: calc(${photograph.width - photographEdge} * var(--unit));
  --display: calc((var(--page) - 2 * var(--gutter)) / ${titleWidth});
  --over-leg: 2.5rem;
  --bold: 1.8;
  padding-inline: var(--gutter);

  /*
   * The title has one line, as wide as the page, or two of larger letters, if the screen's height has room for them: rounding
   * down leaves all of the large size or nothing. A high phone has the rest of its height over the leg.
   */
  ${container.phone} {
    --large: min(2.7rem + 4.5cqw, 15.4cqw);
    --over-leg: max(2.5rem, var(--screen) - ${phoneRest} - 1rem - ${twoLines} * var(--large));

    @supports (width: round(down, 1px, 1px)) {
      --display: max(
        (100cqw - 2 * var(--gutter)) / ${titleWidth},
        round(down, min(var(--large), (var(--screen) - ${phoneRest}) / ${twoLines}), var(--large))
      );
    }
  }

  /* As wide as the page, if the screen's height has room for it under the words. */
  ${layout.heroUpright(`
    --unit: clamp(${least}, (var(--screen) - ${tabletRest}) / ${frame.height}, 100cqw / ${photograph.width + toes.atRest});
    --bold: 1;
    --over-leg: 5rem;
    padding-top: 0.625rem;
  `)}

  /*
   * Beside the words, under the header. A phone's whole screen is the scene, and the strip comes after it. On low screens,
   * and so on most, the headroom bounds the unit. On higher ones it is the photograph's share of the page or the title's first
   * word from 1240 px on, and below that the buttons beside the toes, or the least size of the names.
   */
  ${layout.heroBeside(`
    --strip: 7rem;
    --display: min(6.7cqw, 8.5rem);
    --scene: max(min(var(--screen) - var(--strip), 65cqw), min(var(--screen), 26rem));
    --unit: min(
      56cqw / ${photograph.width - photographEdge},
      (100cqw - var(--gutter) - ${wordWidth} * var(--display) - 3rem) / ${photograph.width - photographEdge},
      max(${least}, (100cqw - var(--gutter) - ${buttons} - 0.5rem) / ${photograph.width + toes.most}),
      (var(--scene) - ${headroom}) / ${frame.height}
    );
    --beside-toes: calc(100cqw - var(--gutter) - var(--photograph) - ${photographEdge + toes.most} * var(--unit) - 0.5rem);
    display: grid;
    grid-template: 'scene' minmax(var(--scene), 1fr) 'strip' minmax(auto, var(--strip)) / minmax(0, 1fr);
    margin-top: -${headerHeight.page};
  `)}

  ${container.twoColumns} {
    --bold: 1;
  }
`;
