import { css, cx } from '@linaria/core';
import { routes } from '../routes.ts';
import { mailtoUrl, site } from '../site.ts';
import { color, space } from '../styles/tokens.ts';

/** The contact address, to write to instead. */
export const address = <a href={mailtoUrl}>{site.email}</a>;

/** What the prerendered form says when hydration does not come. A plain link: it loads the whole page anew. */
export function NotLoaded() {
  return (
    <p role="status" className={cx(notice, late)}>
      A página não foi carregada por completo, e o formulário ainda não funciona. Copie o que já escreveu e{' '}
      <a href={routes.contact.path}>carregue a página de novo</a>, ou escreva para {address}.
    </p>
  );
}

/** How the last submission ended. It is no live region: the alert announces it. */
export function Result({ text, sent, simulated }: { text: string; sent: boolean; simulated: boolean }) {
  if (!sent) {
    return (
      <p className={notice}>
        {text} Se preferir, escreva para {address}.
      </p>
    );
  }
  // The alert, which the specification gives, is not true of a simulated submission.
  if (simulated)
    return <p className={notice}>Demonstração concluída. Nenhuma mensagem foi enviada: escreva para {address}.</p>;
  return <p className={notice}>{text}</p>;
}

/** What the form says apart from its fields. */
export const notice = css`
  margin-top: ${space.x1};
  padding: 0.875rem 1.25rem;
  border-left: 3px solid ${color.brand};
  background: ${color.surface};
`;

/* Until then it is not there, for screen readers either, and takes no place. It appears with reduced motion, too. */
const late = css`
  border-color: ${color.danger};
  animation: late 1ms 6s backwards !important;

  @keyframes late {
    from,
    to {
      position: absolute;
      visibility: hidden;
    }
  }
`;
