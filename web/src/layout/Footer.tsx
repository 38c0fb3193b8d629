import { css, cx } from '@linaria/core';
import { legal, mainRoutes } from '../routes.ts';
import { site } from '../site.ts';
import { storeUrlFrom } from '../store.ts';
import {
  color,
  container,
  ground,
  groundLine,
  pageContainer,
  quarter,
  screenOnly,
  space,
  touchTarget,
  type,
} from '../styles/rules.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Imprint } from './Imprint.tsx';
import { NavLink } from './NavLink.tsx';

/** The footer of every page: a ruler, four columns and the imprint. `namedTicks`: the page names ticks of the ruler. */
export function Footer({ namedTicks }: { namedTicks?: boolean | undefined }) {
  return (
    <footer className={cx(footer, namedTicks && roomForNames, ground.sunken, screenOnly)}>
      <div className={columns}>
        <section className={ownRow}>
          <h2>Sobre</h2>
          <p>
            {`Com o ${site.name}, fisioterapeutas medem, registram, comparam e compartilham ângulos articulares a partir de fotos.`}
          </p>
        </section>
        <section>
          <h2>Links Rápidos</h2>
          <ul>
            {mainRoutes.map((route) => (
              <li key={route.path}>
                <NavLink route={route} />
              </li>
            ))}
            <li>
              <ExternalLink href={storeUrlFrom('footer')}>Google Play</ExternalLink>
            </li>
          </ul>
        </section>
        <section>
          <h2>Legal</h2>
          <ul>
            {legal.map((route) => (
              <li key={route.path}>
                <NavLink route={route} />
              </li>
            ))}
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
                  <VisuallyHidden>{` do ${site.name}`}</VisuallyHidden>
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

const footer = css`
  ${pageContainer}
  border-top: ${groundLine};

  /* The upper edge is a ruler, with a tick every 10 px and longer ones every 50 and 100 px. */
  &::before {
    content: '';
    display: block;
    height: 22px;
    background:
      repeating-linear-gradient(90deg, ${color.ink} 0 1px, transparent 0 10px) 0 0 / auto 10px repeat-x,
      repeating-linear-gradient(90deg, ${color.ink} 0 1px, transparent 0 50px) 0 0 / auto 16px repeat-x,
      repeating-linear-gradient(90deg, ${color.ink} 0 1.5px, transparent 0 100px) 0 0 / auto 22px repeat-x;
    opacity: 0.75;
  }
`;

/* On a phone it is as wide as two others, and its short links share a row. */
const ownRow = css`
  ${container.phone} {
    grid-column: 1 / -1;

    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.x3};
    }

    li {
      flex: 1 0 max(5rem, 40%);
    }
  }
`;

/* Too long to share one. */
const ownLine = css`
  && {
    flex-basis: 100%;
  }
`;

const roomForNames = css`
  &::before {
    margin-bottom: ${space.x4};
  }
`;

/* Two in a row on a phone, or one if a reader's letters are large. */
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6rem, 40%)), 1fr));
  gap: ${space.x2} ${space.x3};
  padding: ${space.x4} ${space.pad} 0;

  ${container.twoColumns} {
    grid-template-columns: 4fr 2fr 2fr 3.6fr;
  }

  ${container.threeColumns} {
    grid-template-columns: repeat(3, calc(${quarter} - ${space.x3})) 1fr;
  }

  h2 {
    margin-bottom: 0.375rem;
    ${type.body}
    ${type.bold}
  }

  p {
    max-width: 25rem;
    padding-top: 7px;
    color: ${color.muted};
    ${type.note}
  }

  a {
    display: inline-flex;
    align-items: center;
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
