import { css } from '@linaria/core';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { container, touchTarget } from '../styles/rules.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** The button that opens and closes the menu. Its state says which: with a name that changes, too, it would be said twice. */
export function MenuButton({ menuId, open }: { menuId: string; open: boolean }) {
  const hydrated = useHydrated();
  return (
    <button type="button" className={menuButton} popoverTarget={menuId} aria-expanded={hydrated ? open : undefined}>
      <VisuallyHidden>Menu</VisuallyHidden>
      <Icon icon={open ? X : Menu} size={26} />
    </button>
  );
}

/* Hidden where the links are visible: on a wide screen, and in a browser without popovers. */
const menuButton = css`
  display: none;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  margin-right: -10px;
  cursor: pointer;

  @supports selector(:popover-open) {
    ${container.phone} {
      display: grid;
    }
  }
`;
