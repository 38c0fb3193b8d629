import { css, cx } from '@linaria/core';
import {
  color,
  container,
  ground,
  groundLine,
  headerHeight,
  headerTop,
  media,
  onGround,
  pageContainer,
  space,
} from '../styles/rules.ts';
import { onScroll, useClientValue, useHydrated } from '../ui/useClientValue.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { HomeLink } from './HomeLink.tsx';
import { linksOver, type PageLook } from './pageLook.ts';

/** The bar at the top, on the page's first ground. It sticks once hydrated, when it can bring a ground of its own. */
export function Header({ look }: { look: PageLook }) {
  const hydrated = useHydrated();
  const scrolled = useClientValue(() => scrollY > 0, false, onScroll);
  const links = look.linksOver && linksOver[look.linksOver];
  return (
    <header
      className={cx(
        header,
        look.ground && cx(ground[look.ground], whole),
        hydrated && sticky,
        scrolled ? headerScrolled : links,
      )}
    >
      <div className={bar}>
        <HomeLink nameIsTitle={look.nameIsTitle} /> {look.buttonAfter && <HeaderButton after={look.buttonAfter} />}{' '}
        <HeaderMenu />
      </div>
    </header>
  );
}

const header = css`
  ${pageContainer}
  position: relative;
  z-index: 2;

  /* The menu's sheet is deep, and the bar belongs to it, also where the bar does not stick otherwise. */
  &:has(:popover-open) {
    position: sticky;
    top: 0;
    ${onGround('deep')}
  }
`;

const sticky = css`
  ${media.tall} {
    position: sticky;
    top: ${headerTop};

    /* The focus here does not scroll the page, as it would to a target that the header covers. */
    :is(a, button) {
      scroll-margin-top: calc(-1 * var(--header) - ${headerTop});
    }
  }

  /* In a browser without popovers it has two rows on a phone, and would cover what links lead to. */
  @supports not selector(:popover-open) {
    position: relative;
    top: 0;

    ${media.oneLine} {
      position: sticky;
      top: ${headerTop};
    }
  }
`;

/* Where it sticks, the pixel above it has its ground, too. */
const whole = css`
  box-shadow: 0 -${headerTop} ${color.paper};
`;

/* With a line below, and the pixel above covered. A forced palette has no shadows. */
const headerScrolled = css`
  background: ${color.paper};
  box-shadow: 0 1.5px ${color.ink}, 0 -${headerTop} ${color.paper};

  ${media.forcedColors} {
    outline: ${groundLine};
  }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: min(0.75rem, 1.5vw);
  min-height: ${headerHeight.phone};
  padding-inline: ${space.pad};

  ${container.oneLine} {
    min-height: ${headerHeight.page};
  }
`;
