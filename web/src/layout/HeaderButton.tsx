import { css, cx } from '@linaria/core';
import { storeUrlFrom } from '../store.ts';
import { container, screenOnly, touchTarget } from '../styles/rules.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { useCovered } from '../ui/useCovered.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** The way to the store, once the element `after` has left the screen. It keeps its place, so that nothing moves. */
export function HeaderButton({ after }: { after: string }) {
  const passed = useCovered(`#${after}`);
  return (
    <ExternalLink
      href={storeUrlFrom('header')}
      className={cx(buttonClass('primary'), button, !passed && notYet, screenOnly)}
    >
      Baixar<VisuallyHidden> no Google Play</VisuallyHidden>
    </ExternalLink>
  );
}

/* It takes the space beside the name, and is gone where large letters need that space. The menu has a button of its own. */
const button = css`
  display: none;
  width: auto;
  min-height: ${touchTarget};
  margin-left: auto;
  padding-inline: min(0.75rem, 3vw);

  ${container.usualLetters} {
    display: inline-flex;
  }

  ${container.oneLine} {
    margin-right: 1.25rem;
  }

  :has(:popover-open) > & {
    visibility: hidden;
  }
`;

const notYet = css`
  &:not(:focus) {
    visibility: hidden;
  }
`;
