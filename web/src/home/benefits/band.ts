import { css } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';

/** On a wide screen the second child stands beside the first, on the second of four lines that run out to the right edge. */
export const titled = css`
  display: grid;
  align-items: baseline;
  column-gap: ${space.x3};
  padding-inline: ${space.pad};

  ${container.threeColumns} {
    grid-template-columns: calc((100% + ${space.pad}) / 4 - ${space.x3}) minmax(0, 1fr);
  }
`;

/** The title of the section and of its bands. */
export const title = css`
  font-size: clamp(1.375rem, 1.1rem + 0.72vw, 1.75rem);
  font-weight: 560;
  line-height: 1.2;
  letter-spacing: -0.03em;
`;
