import { css, cx } from '@linaria/core';
import { routes } from '../routes.ts';
import { site } from '../site.ts';
import { color, media, space } from '../styles/rules.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import type { Sender } from './types.ts';

/** The contact address as a link, for visitors who cannot use the form. */
export const address = <EmailLink>{site.email}</EmailLink>;

/** The outcome of the last submission. */
export function Result({ text, sent, sender }: { text: string; sent: boolean; sender: Sender }) {
  // The specification requires the alert's text, but it is not true of a simulated submission.
  const demonstrated = sent && sender.simulated && (
    <>
      {sender.notices.after} {address}.
    </>
  );
  return (
    <p ref={showWhole} className={notice}>
      {demonstrated || text}
      {!sent && <> Se preferir, escreva para {address}.</>}
    </p>
  );
}

/** Scrolls a new result into view, as it appears under the button. Focus elsewhere on the page keeps its place. */
function showWhole(result: HTMLElement | null) {
  const focused = document.activeElement;
  if (focused?.contains(result) || focused?.closest('form')) result?.scrollIntoView({ block: 'nearest' });
}

/** Words below a heading. */
export const note = css`
  margin-top: ${space.x1};
  max-width: 36rem;
  color: ${color.muted};
`;

/** A message of the form. */
export const notice = css`
  margin-top: ${space.x1};
  padding: 0.875rem 1.25rem;
  border-left: 3px solid ${color.brand};
  background: ${color.surface};
`;

const shown = `
  position: static;
  visibility: visible;
`;

/* Hidden, also from screen readers, and by no attribute: Chromium leaves elements with `hidden` out of a saved copy (MHTML). */
const withoutScript = css`
  position: absolute;
  overflow-wrap: anywhere;
  border-color: ${color.danger};
  visibility: hidden;

  ${media.noScript} {
    ${shown}
  }
`;

/* Shown after six seconds. `!important`, because reduced motion disables other animations. */
const late = css`
  animation: late 1ms 6s forwards !important;

  @keyframes late {
    to {
      ${shown}
    }
  }
`;

/** Shown when the page is not hydrated after some seconds, and in copies and text browsers. Its link reloads the page. */
export function NotLoaded({ hydrated }: { hydrated: boolean }) {
  return (
    <p className={cx(notice, withoutScript, !hydrated && late)}>
      O formulário não funciona: o JavaScript da página não foi carregado. Escreva para {address}. Se o seu navegador
      usa JavaScript, copie o que já escreveu e <a href={routes.contact.path}>carregue a página de novo</a>.
    </p>
  );
}
