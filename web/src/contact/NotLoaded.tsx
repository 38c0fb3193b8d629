import { css } from '@linaria/core';
import { routes } from '../routes.ts';
import { mailtoUrl, site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color } from '../styles/tokens.ts';

/** What the prerendered form says when hydration does not come. A plain link: it loads the whole page anew. */
export function NotLoaded() {
  return (
    <p role="status" className={late}>
      A página não foi carregada por completo, e o formulário ainda não funciona. Copie o que já escreveu e{' '}
      <a href={routes.contact.path}>carregue a página de novo</a>, ou escreva para <a href={mailtoUrl}>{site.email}</a>.
    </p>
  );
}

/* Until then it is not there, for screen readers either, and takes no place. */
const late = css`
  padding: 0.875rem 1.25rem;
  border-left: 3px solid ${color.danger};
  background: ${color.surface};
  animation: late 1ms 6s backwards;

  @keyframes late {
    from,
    to {
      position: absolute;
      visibility: hidden;
    }
  }

  /* It does not move: it appears. */
  ${media.still} {
    animation: late 1ms 6s backwards !important;
  }
`;
