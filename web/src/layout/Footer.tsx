import { css, cx } from '@linaria/core';
import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs';
import { appName } from '../../shared/appName.ts';
import { legal, mainRoutes, type Route, routes } from '../routes.ts';
import { site } from '../site.ts';
import { storeUrlFrom } from '../store.ts';
import {
  container,
  footerColumns,
  footerGap,
  ground,
  pageContainer,
  quarter,
  screenOnly,
  space,
  touchTarget,
  type,
} from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ruler } from './footerRuler.ts';
import { Imprint } from './Imprint.tsx';
import { NavLink } from './NavLink.tsx';

/** The footer of every page: a ruler, four columns and the imprint. */
export function Footer() {
  return (
    <footer className={cx(footer, ruler, ground.sunken, screenOnly)}>
      <div className={columns}>
        <section className={ownRow}>
          <h2>Sobre</h2>
          <p>
            <BoundText>
              Goniômetro digital por foto para fisioterapeutas: medir, registrar, comparar e compartilhar ângulos.
            </BoundText>
          </p>
        </section>
        <section>
          <h2>Links Rápidos</h2>
          <ul>
            {linksTo(mainRoutes)}
            {[{ label: 'Google Play', url: storeUrlFrom('footer') }, ...site.otherStores].map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Legal</h2>
          <ul>
            {linksTo(legal)}
            <li>
              <PageLink href={`${routes.contact.path}#acessibilidade`}>
                Acessibilidade
                <Icon icon={Accessibility} size={18} />
              </PageLink>
            </li>
          </ul>
        </section>
        <section className={ownRow}>
          <h2>Contato</h2>
          <ul>
            <li className={ownLine}>
              <EmailLink>{site.email}</EmailLink>
            </li>
            {site.profiles.map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url}>
                  {label}
                  <VisuallyHidden>{`\u00a0do ${appName}`}</VisuallyHidden>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Imprint />
    </footer>
  );
}

function linksTo(routes: readonly Route[]) {
  return routes.map((route) => (
    <li key={route.path}>
      <NavLink route={route} />
    </li>
  ));
}

const footer = css`
  ${pageContainer}
`;

/* On a phone it is as wide as two others, and its short links share a row. */
const ownRow = css`
  ${container.phone} {
    grid-column: 1 / -1;

    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${footerGap};
    }

    li {
      flex: 1 0 max(5rem, 40%);
    }
  }
`;

const ownLine = css`
  && {
    flex-basis: 100%;
  }
`;

/* Two in a row on a phone, or one if a reader's letters are large. */
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.25rem, 40%)), 1fr));
  gap: ${space.x2} ${footerGap};
  padding: ${space.x4} ${space.pad} 0;

  ${container.twoColumns} {
    grid-template-columns: ${footerColumns};
  }

  ${container.threeColumns} {
    grid-template-columns: repeat(3, calc(${quarter} - ${footerGap})) 1fr;
  }

  h2 {
    margin-bottom: 0.375rem;
    ${type.boldBody}
  }

  p {
    max-width: 25rem;
    padding-top: 0.75rem; /* To the baseline of the links beside it. */
    ${type.mutedNote}
  }

  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.125rem;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration-line: none;
  }

  a:hover {
    text-decoration-line: underline;
  }
`;
