import { css, cx } from '@linaria/core';
import { navigation } from '../routes.ts';
import { storeUrl } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, headerHeight, space, touchTarget } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NavLink } from './NavLink.tsx';
import { useMenu } from './useMenu.ts';

const menuId = 'menu';

/**
 * The links of the header. On small screens they are a sheet, a popover with a button, which the browser opens and
 * closes without JavaScript, also on Escape. A browser without popovers shows them below the bar.
 */
export function HeaderMenu() {
  const menu = useMenu();
  return (
    <>
      <MenuButton menuId={menuId} open={menu.open} />
      <div ref={menu.ref} id={menuId} popover="auto" className={sheet} onToggle={menu.onToggle}>
        <nav className={links} aria-label="Principal">
          {navigation.map((route) => (
            <NavLink key={route.path} route={route} className={link} onClick={menu.close} />
          ))}
        </nav>
        <ExternalLink href={storeUrl} className={cx(buttonClass('primary'), sheetOnly)}>
          Baixar no Google Play
        </ExternalLink>
      </div>
    </>
  );
}

/** A link of the bar; the current one stands on a line. */
const inBar = `
  justify-content: center;
  min-height: ${touchTarget};
  border: 0;
  font-size: 1rem;
  letter-spacing: normal;

  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.9rem;
  }
`;

const sheet = css`
  inset: ${headerHeight.phone} 0 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: ${space.x3} ${space.pad} ${space.x4};
  border: 0;
  overflow: clip auto;
  background: ${color.paper};
  color: inherit;

  /* It scrolls away with the header. */
  ${media.short} {
    position: absolute;
    inset: ${headerHeight.phone} 0 auto;
    min-height: calc(100svh - ${headerHeight.phone});
  }

  ${media.withoutPopovers} {
    display: block;
    position: static;
    padding: 0;
  }

  ${media.oneLine} {
    display: block;
    position: static;
    min-height: 0;
    padding: 0;
    overflow: visible;
    background: none;
  }

  ${media.print} {
    display: none;
  }
`;

const links = css`
  ${media.withoutPopovers} {
    display: flex;
    gap: ${space.x3};
  }

  ${media.oneLine} {
    display: flex;
    gap: ${space.x4};
  }
`;

const link = css`
  display: flex;
  align-items: center;
  min-width: ${touchTarget};
  min-height: 5.5rem;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font-size: 3.25rem;
  font-weight: 500;
  letter-spacing: -0.045em;
  line-height: 1;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: ${color.brand};
  }

  /* A forced palette shows no brand. */
  &[aria-current] {
    ${media.forcedColors} {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }

  ${media.withoutPopovers} {
    ${inBar}
  }

  ${media.oneLine} {
    ${inBar}
  }
`;

const sheetOnly = css`
  margin-top: 1.75rem;

  ${media.withoutPopovers} {
    display: none;
  }

  ${media.oneLine} {
    display: none;
  }
`;
