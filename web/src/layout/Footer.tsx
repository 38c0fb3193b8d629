import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { legal, navigation } from '../routes.ts';
import { mailtoUrl, site, storeUrl } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, space, text, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { useClientValue } from '../ui/useClientValue.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { NavLink } from './NavLink.tsx';

/** The year of the build, defined by the bundler. The prerendered HTML has it. */
declare const BUILD_YEAR: number;

/** The footer of every page: four columns and the copyright line. */
export function Footer() {
  const year = useClientValue(() => new Date().getFullYear(), BUILD_YEAR);
  return (
    <footer className={footer}>
      <Container>
        <div className={columns}>
          <Column title="Sobre">
            <p className={about}>
              {site.name} é um app de goniometria por foto para fisioterapeutas: medir, registrar, comparar e
              compartilhar.
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
                    <VisuallyHidden> do {site.name}</VisuallyHidden>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </Column>
        </div>
        <p className={copyright}>
          © {year} {site.name}. Todos os direitos reservados.
        </p>
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
  padding-block: ${space.x8} ${space.x4};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: ${text.small};

  ${media.print} {
    display: none;
  }
`;

const columns = css`
  display: grid;
  gap: ${space.x6};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.wide} {
    grid-template-columns: 1.6fr 1fr 1fr 1.4fr;
  }
`;

const column = css`
  h2 {
    margin-bottom: ${space.x1};
    font-size: ${text.body};
    letter-spacing: 0;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    color: ${color.ink};
    overflow-wrap: anywhere;
  }

  a:hover {
    color: ${color.brand};
  }
`;

const about = css`
  max-width: 22rem;
  padding-top: ${space.x1};
  color: ${color.muted};
`;

const copyright = css`
  margin-top: ${space.x6};
  padding-top: ${space.x3};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
`;
