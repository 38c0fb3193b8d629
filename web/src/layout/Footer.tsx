import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { legal, navigation } from '../routes.ts';
import { mailtoUrl, site, storeUrl } from '../site.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, groundLine, space, text, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FooterRuler } from './FooterRuler.tsx';
import { Imprint } from './Imprint.tsx';
import { NavLink } from './NavLink.tsx';

/** The footer of every page: four columns and the imprint. */
export function Footer() {
  return (
    <footer className={cx(footer, ground.sunken)}>
      <FooterRuler />
      <Container>
        <div className={columns}>
          <Column title="Sobre">
            <p className={about}>
              {`${site.name} é um app de goniometria por foto para fisioterapeutas: medir, registrar, comparar e compartilhar.`}
            </p>
          </Column>
          <Column title="Links Rápidos">
            <ul>
              {navigation.map((route) => (
                <li key={route.path}>
                  <NavLink route={route} />
                </li>
              ))}
              <li>
                <ExternalLink href={storeUrl}>Google Play</ExternalLink>
              </li>
            </ul>
          </Column>
          <Column title="Legal">
            <ul>
              {legal.map((route) => (
                <li key={route.path}>
                  <NavLink route={route} />
                </li>
              ))}
            </ul>
          </Column>
          <Column title="Contato">
            <ul>
              <li>
                <a href={mailtoUrl}>{site.email}</a>
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
          </Column>
        </div>
        <Imprint />
      </Container>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={column}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const footer = css`
  border-top: ${groundLine};

  ${media.print} {
    display: none;
  }
`;

const columns = css`
  display: grid;
  gap: 1.75rem ${space.x3};
  padding-top: 2.5rem;

  ${media.oneLine} {
    grid-template-columns: 1fr 1fr;
    row-gap: 2.5rem;
    padding-top: 3.5rem;
  }

  ${media.twoColumns} {
    grid-template-columns: 4fr 2fr 2fr 3.6fr;
  }

  ${media.threeColumns} {
    grid-template-columns: 5fr 2fr 2fr 3fr;
  }
`;

const column = css`
  h2 {
    margin-bottom: 0.375rem;
    font-size: ${text.body};
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.6;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.25em;
  }
`;

const about = css`
  max-width: 25rem;
  padding-top: 7px;
  color: ${color.muted};
`;
