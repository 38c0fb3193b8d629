import { css, cx } from '@linaria/core';
import { legal, mainRoutes } from '../routes.ts';
import { mailtoUrl, site } from '../site.ts';
import { storeUrlFrom } from '../store.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { screenOnly } from '../styles/screenOnly.ts';
import { color, groundLine, quarter, space, text, touchTarget } from '../styles/tokens.ts';
import { EmailText } from '../ui/EmailText.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { Imprint } from './Imprint.tsx';
import { NavLink } from './NavLink.tsx';

/** The footer of every page: a ruler, four columns and the imprint. `namedTicks`: the page names ticks of the ruler. */
export function Footer({ namedTicks }: { namedTicks?: boolean | undefined }) {
  return (
    <footer className={cx(footer, namedTicks && roomForNames, ground.sunken, screenOnly)}>
      <div className={columns}>
        <section>
          <h2>Sobre</h2>
          <p>
            {`Com o ${site.name}, fisioterapeutas medem, registram, comparam e compartilham ângulos articulares a partir de fotos.`}
          </p>
        </section>
        <FooterLinks title="Links Rápidos" half>
          {mainRoutes.map((route) => (
            <li key={route.path}>
              <NavLink route={route} />
            </li>
          ))}
          <li>
            <ExternalLink href={storeUrlFrom('footer')}>Google Play</ExternalLink>
          </li>
        </FooterLinks>
        <FooterLinks title="Legal" half>
          {legal.map((route) => (
            <li key={route.path}>
              <NavLink route={route} />
            </li>
          ))}
        </FooterLinks>
        <FooterLinks title="Contato">
          <li>
            <a href={mailtoUrl}>
              <EmailText>{site.email}</EmailText>
            </a>
          </li>
          {site.profiles.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink href={url}>
                {label}
                <VisuallyHidden>{` do ${site.name}`}</VisuallyHidden>
              </ExternalLink>
            </li>
          ))}
        </FooterLinks>
      </div>
      <Imprint />
    </footer>
  );
}

const footer = css`
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

const roomForNames = css`
  &::before {
    margin-bottom: ${space.x3};
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2} ${space.x3};
  padding: ${space.x4} ${space.pad} 0;

  > * {
    grid-column: 1 / -1;
  }

  /* Short links share a row, and the address has one of its own. */
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.x3};
  }

  li {
    flex: 1 0 40%;
  }

  li:has([href^='mailto:']) {
    flex-basis: 100%;
  }

  ${media.oneLine} {
    > * {
      grid-column: auto;
    }

    ul {
      display: block;
    }
  }

  ${media.twoColumns} {
    grid-template-columns: 4fr 2fr 2fr 3.6fr;
  }

  ${media.threeColumns} {
    grid-template-columns: repeat(3, calc(${quarter} - ${space.x3})) 1fr;
  }

  h2 {
    margin-bottom: 0.375rem;
    font: inherit;
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  p {
    max-width: 25rem;
    padding-top: 7px;
    color: ${color.muted};
    font-size: ${text.small};
    line-height: 1.5;
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
