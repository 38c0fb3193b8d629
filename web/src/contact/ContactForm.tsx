import { css } from '@linaria/core';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { mailtoUrl, site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, space } from '../styles/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { messageOf, restoreDraft, saveDraft } from './draft.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { sender } from './sender.ts';
import { type Sender, simulatedSender } from './simulatedSender.ts';
import { forgetOutcome, type Outcome, submit, useSubmission } from './submission.ts';

const submitLabel = 'Enviar Mensagem';

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Until then the button is
 * disabled, because the browser would put the fields into the URL.
 */
export function ContactForm({ send = sender.send }: { send?: Sender['send'] }) {
  const hydrated = useHydrated();
  const { sending, outcome } = useSubmission();
  const simulated = send === simulatedSender.send;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  useEffect(() => forgetOutcome, []);

  useLayoutEffect(() => {
    if (!outcome) return;
    if (outcome.sent) form.current?.reset();
    // The button lost the focus when it was disabled.
    if (document.activeElement === document.body) button.current?.focus();
  }, [outcome]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(event.currentTarget);
    forgetOutcome();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) submit(messageOf(event.currentTarget), send);
  };

  return (
    <>
      <form
        ref={form}
        className={formGrid}
        onInput={onInput}
        onSubmit={onSubmit}
        aria-label="Formulário de contato"
        aria-busy={sending}
      >
        <p className={note}>
          {simulated && (
            <>
              Formulário de demonstração: o que você escrever aqui não será enviado. Para falar conosco, escreva para{' '}
              <a href={mailtoUrl}>{site.email}</a>.{' '}
            </>
          )}
          Todos os campos são obrigatórios.
        </p>
        <TextField label="Nome" name="name" autoComplete="name" readOnly={sending} />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" readOnly={sending} />
        <TextField label="Assunto" name="subject" readOnly={sending} />
        <TextField label="Mensagem" name="message" rows={4} readOnly={sending} />
        <Button ref={button} type="submit" className={submitButton} disabled={sending || !hydrated}>
          {sending ? 'Enviando...' : submitLabel}
        </Button>
        {!hydrated && <NotLoaded />}
        {/* Not a live region: the alert announces it. */}
        {outcome && <Result outcome={outcome} simulated={simulated} />}
      </form>
      <noscript>
        <p className={fallback}>
          O formulário precisa de JavaScript. Escreva para <a href={mailtoUrl}>{site.email}</a>.
        </p>
      </noscript>
    </>
  );
}

/** How the last submission ended. After a simulated one it says, unlike the alert, that nothing was sent. */
function Result({ outcome, simulated }: { outcome: Outcome; simulated: boolean }) {
  const address = <a href={mailtoUrl}>{site.email}</a>;
  if (outcome.sent && simulated)
    return <p className={result}>Demonstração concluída. Nenhuma mensagem foi enviada: escreva para {address}.</p>;
  return (
    <>
      <p className={result}>{outcome.text}</p>
      {!outcome.sent && <p>Se preferir, escreva para {address}.</p>}
    </>
  );
}

const formGrid = css`
  display: grid;
  gap: 1.75rem;

  ${media.noScript} {
    display: none;
  }
`;

const note = css`
  max-width: 36rem;
  margin-top: ${space.x1};
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

/* As wide as its longer label, whichever it shows. */
const submitButton = css`
  display: inline-grid;
  gap: 0;
  align-content: center;
  justify-self: start;

  &::after {
    height: 0;
    overflow: hidden;
    visibility: hidden;
    content: '${submitLabel}';
  }
`;

const result = css`
  padding: 0.875rem 1.25rem;
  border-left: 3px solid ${color.brand};
  background: ${color.surface};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const fallback = css`
  margin-top: ${space.x3};
  padding: ${space.x3};
  border: 1.5px solid ${color.border};
`;
