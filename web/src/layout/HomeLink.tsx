import { css } from '@linaria/core';
import { appName } from '../../shared/appName.ts';
import { routes } from '../routes.ts';
import { color, container, onPhotograph, space, touchTarget, type } from '../styles/rules.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { useCovered } from '../ui/useCovered.ts';
import { Mark } from './Mark.tsx';

/** The link home. Where the page's title is the name, it is shown here once the title has left the screen. */
export function HomeLink({ nameIsTitle = false }: { nameIsTitle?: boolean | undefined }) {
  const titleLeft = useCovered('h1');
  return (
    <PageLink href={routes.home.path} className={homeLink} aria-label={`${appName}, página inicial`}>
      <Mark size={markSize} />
      <span className={nameIsTitle && !titleLeft ? afterTitle : undefined}>{appName}</span>
    </PageLink>
  );
}

const markSize = 30;

/* With a large text size the name wraps, so that the menu button stays beside it. The links wrap to a line of their own. */
export const homeLink = css`
  display: inline-flex;
  flex: 1 0 min(8rem, 40vw);
  max-width: max-content;
  align-items: center;
  gap: 10px;
  min-height: ${touchTarget};
  color: ${color.ink};
  ${type.boldBody}
  text-decoration: none;

  &:active {
    color: ${color.brand};
  }

  ${container.phone} {
    gap: calc(${onPhotograph} - ${space.pad} - ${markSize}px);
  }
`;

/* It keeps its place, and is seen over the open menu, which covers the title. */
const afterTitle = css`
  visibility: hidden;

  :has(:popover-open) > * > & {
    visibility: visible;
  }
`;
