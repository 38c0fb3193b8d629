import { css } from '@linaria/core';
import { appName } from '../../shared/appName.ts';
import { routes } from '../routes.ts';
import { color, container, onPhotograph, space, touchTarget, type } from '../styles/rules.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Mark } from './Mark.tsx';

/** The mark and the name, which lead to the home page. */
export function HomeLink() {
  return (
    <PageLink href={routes.home.path} className={homeLink} aria-label={`${appName}, página inicial`}>
      <Mark size={markSize} />
      {appName}
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
  ${type.body}
  ${type.bold}
  text-decoration: none;

  &:active {
    color: ${color.brand};
  }

  ${container.phone} {
    gap: calc(${onPhotograph} - ${space.pad} - ${markSize}px);
  }
`;
