import { css } from '@linaria/core';
import { navigation } from '../routes.ts';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { NavLink } from './NavLink.tsx';
import { useMenu } from './useMenu.ts';

const menuId = 'menu';

/**
 * The links of the header. On small screens they are a popover with a button, which the browser opens and closes
 * without JavaScript, also on Escape and on a tap outside. A browser without popovers shows them below the bar.
 */
export function Menu() {
  const menu = useMenu();
  const hydrated = useHydrated();

  return (
    <>
      <button
        type="button"
        className={menuButton}
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={hydrated ? menu.open : undefined}
        aria-label={menu.open ? 'Fechar menu' : 'Abrir menu'}
      >
        <Icon name={menu.open ? 'X' : 'Menu'} />
      </button>
      <nav ref={menu.ref} id={menuId} popover="auto" className={links} aria-label="Principal" onToggle={menu.onToggle}>
        {navigation.map((route) => (
          <NavLink key={route.path} route={route} className={link} onClick={menu.close} />
        ))}
      </nav>
    </>
  );
}

const menuButton = css`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  cursor: pointer;

  ${media.withoutPopovers} {
    display: none;
  }

  ${media.medium} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const links = css`
  inset: 4.5rem 0 auto;
  width: 100%;
  margin: 0;
  padding: ${space.x1} clamp(1rem, 4vw, ${space.x3}) ${space.x2};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  color: inherit;

  /* It scrolls away with the header. */
  ${media.short} {
    position: absolute;
  }

  ${media.withoutPopovers} {
    display: flex;
    position: static;
    gap: ${space.x3};
    padding-inline: 0;
    border: 0;
  }

  ${media.medium} {
    display: flex;
    position: static;
    gap: ${space.x4};
    width: auto;
    padding: 0;
    border: 0;
    background: none;
  }

  ${media.print} {
    display: none;
  }
`;

const link = css`
  display: flex;
  align-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: ${color.ink};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.brand};
  }

  &[aria-current] {
    color: ${color.brand};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;
