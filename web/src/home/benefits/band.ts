import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';

/** A grid for a title and its content. On a wide screen the content is beside the title and spans three of four columns. */
export const titled = css`
  display: grid;
  align-items: baseline;
  column-gap: ${space.x3};
  padding-inline: ${space.pad};

  ${container.threeColumns} {
    grid-template-columns: calc((100% + ${space.pad}) / 4 - ${space.x3}) minmax(0, 1fr);
  }
`;

/** The type of the titles of the section and its bands. */
export const title = css`
  font-size: clamp(1.375rem, 1.1rem + 0.72vw, 1.75rem);
  font-weight: 560;
  line-height: 1.2;
  letter-spacing: -0.03em;
`;
