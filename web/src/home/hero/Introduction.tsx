import { css } from '@linaria/core';
import { appName } from '../../../shared/appName.ts';
import { table } from '../../../shared/figure/pose.ts';
import { groundColors } from '../../../shared/groundColors.ts';
import {
  baselineOf,
  color,
  container,
  declare,
  headerHeight,
  layout,
  onPhotograph,
  seam,
  space,
  type,
} from '../../styles/rules.ts';
import { Actions } from './Actions.tsx';
import { Studio } from './Studio.tsx';
import { readingAtRest } from './viewBox.ts';

/** What the app is, and where to get it. It uses the lengths of `heroLayout.ts`. */
export function Introduction() {
  return (
    <div className={words}>
      <Studio place={behindWords} />
      <h1 tabIndex={-1} className={title}>
        {appName}
      </h1>
      <p className={lead}>Para fisioterapeutas, no&nbsp;Android: três pontos na foto medem a ADM.</p>
      <Actions />
    </div>
  );
}

/** The space over the title and the way from there down to the baseline of its second line, in its letters' size (em). */
const above = 0.12;
const toBaseline = above + baselineOf('display', 2);

/** The colours of words and buttons on a photograph, which are the same in both themes. */
const { ink, muted, brand, brandStrong, onBrand, border } = groundColors.field.light;

/* Beside the photograph the title's last line and the reading share a line. Wider letters break the first word. */
const words = css`
  ${container.phone} {
    ${declare({ ink, muted, brand, brandStrong, onBrand, border })}
    margin-left: calc(${onPhotograph} - ${space.pad});
    padding-top: ${headerHeight.phone};
    color: ${color.ink};
  }

  ${layout.heroBeside(`
    grid-area: scene;
    max-width: calc(100cqw - var(--photograph) - ${space.pad} - 3rem);
    padding-top: max(
      ${headerHeight.page} + 0.5rem,
      var(--scene) - ${table - readingAtRest.y} * var(--unit) - ${toBaseline} * var(--display)
    );
    padding-bottom: 0.75rem;

    h1 {
      width: min-content;
      max-width: calc(100% + 1.5rem);
    }
  `)}
`;

/* A phone's words bring the field, so that they are never seen without it. It reaches behind a header of two rows. */
const behindWords = css`
  display: none;
  z-index: -1;
  inset: -${headerHeight.phone} 0 0 calc(${seam});

  ${container.phone} {
    display: block;
  }
`;

const title = css`
  margin: 0 0 0.2em -0.055em;
  padding-top: ${above}em;

  ${container.phone} {
    margin-block: 0;
    padding-top: 0.375rem;
  }
`;

const lead = css`
  max-width: 24em;
  color: ${color.muted};
  ${type.lead}
  text-wrap: balance;

  ${container.phone} {
    max-width: none;
    margin-top: 0.5rem;
    ${type.body}
  }
`;
