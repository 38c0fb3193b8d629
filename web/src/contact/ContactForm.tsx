import { css } from '@linaria/core';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../styles/rules.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { messageOf, restoreDraft, saveDraft, typedBefore } from './draft.ts';
import { address, NotLoaded, note, Result } from './Notices.tsx';
import { sender as connected } from './sender.ts';
import { forgetOutcome, preventSecondTap, submit, useSubmission } from './submission.ts';
import type { Sender } from './types.ts';

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Its method is `dialog`, because
 * it is in none: where its script is missing, as in a saved copy, the browser submits nothing and keeps what was typed.
 */
export function ContactForm({ sender = connected }: { sender?: Sender }) {
  const hydrated = useHydrated();
  const { sending, outcome } = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [typed] = useState(typedBefore);

  useLayoutEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current, typed);
    saveDraft(form.current); // What was typed before hydration is a draft, too.
    return forgetOutcome;
  }, [typed]);

  useLayoutEffect(() => {
    if (!outcome) return;
    if (outcome.sent) form.current?.reset();
    // The button lost the focus when it was disabled, and a second click moved it to what is around the button.
    if (document.activeElement?.contains(button.current)) button.current?.focus();
  }, [outcome]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(event.currentTarget);
    forgetOutcome();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) submit(messageOf(event.currentTarget), sender.send);
  };

  return (
    <form
      ref={form}
      className={formGrid}
      method="dialog"
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label="Formulário de contato"
      aria-describedby="aviso"
      aria-busy={sending}
    >
      <p id="aviso" className={note}>
        {sender.simulated && (
          <>
            {sender.notices.before} {address}.{' '}
          </>
        )}
        Todos os campos são obrigatórios. Não escreva dados de pacientes.
      </p>
      <TextField label="Nome" name="name" type="text" autoComplete="name" readOnly={sending} />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" readOnly={sending} />
      <TextField label="Assunto" name="subject" type="text" readOnly={sending} />
      <TextField label="Mensagem" name="message" rows={4} readOnly={sending} />
      <Button
        ref={button}
        type="submit"
        className={submitButton}
        autoComplete="off"
        disabled={sending || !hydrated}
        onClick={preventSecondTap}
      >
        {sending ? 'Enviando...' : 'Enviar Mensagem'}
      </Button>
      {/* There before it speaks, or some screen readers would miss it (WCAG 2.2, 4.1.3). */}
      <div role="status" className={sending || outcome ? room : undefined}>
        <NotLoaded hydrated={hydrated} />
        {outcome && <Result {...outcome} sender={sender} />}
      </div>
    </form>
  );
}

const formGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;

  ${media.noScript} {
    > :not([role='status']) {
      display: none;
    }
  }
`;

/* For the outcome, from the click on: what appears a second later would push the page (layout shift). */
const room = css`
  min-height: 10rem;
`;

/* The button keeps its width when its label becomes shorter. */
const submitButton = css`
  justify-self: start;
  min-width: min(100%, 11.5rem);
`;
