import { css } from '@linaria/core';
import { photograph, photographEdge, toes } from '../../../shared/figure/figure.ts';
import { letterSize } from '../../../shared/figure/labels.ts';
import { container, headerHeight, layout, seam, space } from '../../styles/rules.ts';
import { viewBox } from './viewBox.ts';

/** The least length of a unit: the largest names are 14 px then. */
const least = `${14 / letterSize.name}px`;

/** The widths of the title on one line and of its first word, in its letters' size (em). */
const titleWidth = 8.1;
const wordWidth = 5.1;

/** The size of a title on one line across the page. */
const acrossPage = `(var(--page) - 2 * ${space.pad}) / ${titleWidth}`;

/** What a wide one has room for over the drawing: on low screens the header, and on high ones '0°' under its links. */
const aboveViewBox = (viewBox.top + 14) / (viewBox.height + viewBox.top + 14);
const headroom = `max(7.75rem, ${(3.75 * (1 - aboveViewBox)).toFixed(2)}rem + ${aboveViewBox.toFixed(3)} * var(--scene))`;

/** From the top of a phone's reading down to the drawing's, so that the arc of the most bent knee is below the reading. */
export const readingAboveDrawing = '1.71 * var(--reading) - 194 * var(--unit)';

/** Around the first screen. On the widest screens the limb reaches beyond the page. */
export const surroundings = css`
  overflow-x: clip;
`;

/**
 * The first screen's grid, and the lengths from which its parts take theirs.
 *
 * `--unit` is the length of a unit of the drawing, `--photograph` the photograph's width (the rest of the drawing lies on
 * the page), `--display` the size of the title, `--scene` the height of photograph and words side by side, and
 * `--strip` the height of the slider's strip under them. `--reading` is the size of the reading, `--beside-toes` the most
 * that the buttons beside the toes may be wide. `--bold` makes the lines of a small drawing stronger.
 */
export const hero = css`
  --unit: calc((var(--page) - ${seam}) / ${photograph.width - photographEdge});
  --photograph: calc(${photograph.width - photographEdge} * var(--unit));
  --display: calc(${acrossPage});
  --reading: calc(${letterSize.reading} * var(--unit));
  --bold: 1.8;
  --strip: 6.5625rem;
  display: grid;
  grid-template: 'words' auto 'scene' 1fr 'strip' minmax(var(--strip), auto) / minmax(0, 1fr);
  padding-inline: ${space.pad};

  /* The photograph, which begins behind the header, and the strip fill the screen. Its width bounds the title. */
  ${container.phone} {
    --display: min(14.2cqw, 3.625rem);
    --reading: min(108px, 27.7cqw);
    position: relative;
    isolation: isolate;
    min-height: var(--screen);
    margin-top: -${headerHeight.phone};
  }

  ${layout.heroLow(`
    --display: calc((var(--photograph) - 12px - ${space.pad}) / ${titleWidth});
    --reading: 84px;
  `)}

  /* Not smaller than with letters of a usual size, which is across the page. */
  ${container.phoneOfTablet} {
    --display: max(${acrossPage}, min(14.2cqw, 3.625rem));
  }

  /*
   * As wide as the page, if the screen's height has room for it under header, words and strip: 32.5rem. The photograph has
   * the rest of the screen, unless that is higher than any tablet's.
   */
  ${layout.heroUpright(`
    --unit: clamp(${least}, (var(--screen) - 32.5rem) / ${viewBox.height}, 100cqw / ${photograph.width + toes.atRest});
    --bold: 1;
    min-height: calc(min(var(--screen), 150vw) - ${headerHeight.page});
    padding-top: 0.625rem;
  `)}

  /*
   * Beside the words, under the header. A phone's whole screen is the scene, and the strip comes after it. On low screens,
   * and so on most, the headroom bounds the unit. On higher ones it is the photograph's share of the page or the title's first
   * word from 1240 px on, and below that the buttons (20.5rem) beside the toes, or the least size of the names.
   */
  ${layout.heroBeside(`
    --strip: 7rem;
    --display: min(6.7cqw, 8.5rem);
    --scene: max(min(var(--screen) - var(--strip), 65cqw), min(var(--screen), 26rem));
    --unit: min(
      56cqw / ${photograph.width - photographEdge},
      (100cqw - ${space.pad} - ${wordWidth} * var(--display) - 3rem) / ${photograph.width - photographEdge},
      max(${least}, (100cqw - ${space.pad} - 20.5rem - 0.5rem) / ${photograph.width + toes.most}),
      (var(--scene) - ${headroom}) / ${viewBox.height}
    );
    --beside-toes: calc(100cqw - ${space.pad} - var(--photograph) - ${photographEdge + toes.most} * var(--unit) - 0.5rem);
    grid-template: 'scene' minmax(var(--scene), 1fr) 'strip' minmax(auto, var(--strip)) / minmax(0, 1fr);
    margin-top: -${headerHeight.page};
  `)}

  ${container.twoColumns} {
    --bold: 1;
  }
`;
