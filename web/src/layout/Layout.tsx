import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header, type HeaderLook } from './Header.tsx';
import { usePageArrival } from './navigation.ts';

/** Surrounds every page with the skip link, the header and the footer. */
export function Layout({ header, children }: { header: HeaderLook; children: ReactNode }) {
  usePageArrival();
  return (
    <>
      <a href="#conteudo" className={skipLink}>
        Pular para o conteúdo
      </a>
      <Header look={header} />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

const skipLink = css`
  position: fixed;
  z-index: 3;
  inset: ${space.x1} auto auto ${space.x1};
  display: grid;
  align-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space.x2};
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  &:hover {
    color: ${color.onBrand};
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
  }

  ${media.print} {
    display: none;
  }
`;
