import { css, cx } from '@linaria/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { pageContainer, space } from '../styles/rules.ts';
import { buttonClass } from '../ui/Button.tsx';
import { holdMotion } from '../ui/whenSeen.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { PageLook } from './pageLook.ts';

/** Surrounds every page with the skip link, the header and the footer. */
export function Layout({ children, ...look }: PageLook & { children: ReactNode }) {
  useLayoutEffect(holdMotion, []);
  return (
    <>
      <a href="#conteudo" className={cx(buttonClass('primary'), skipLink)}>
        Pular para o conteúdo
      </a>
      <Header look={look} />
      <Announcer />
      <main id="conteudo" tabIndex={-1} className={content}>
        {children}
      </main>
      <Footer />
    </>
  );
}

const content = css`
  ${pageContainer}
`;

const skipLink = css`
  position: fixed;
  z-index: 3;
  inset: ${space.x1} auto auto ${space.x1};
  width: auto;

  &:not(:focus) {
    transform: translateY(-200%);
    user-select: none;
  }
`;
