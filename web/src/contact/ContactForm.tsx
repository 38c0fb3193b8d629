import { css } from '@linaria/core';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { mailtoUrl, site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, space } from '../styles/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { deliver, useDelivery } from './delivery.ts';
import { type ContactMessage, delivery, type SendMessage, simulatedDelivery } from './sendMessage.ts';

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Until then the button is
 * disabled, because the browser would put the fields into the URL.
 */
export function ContactForm({ send = delivery.send }: { send?: SendMessage }) {
  const hydrated = useHydrated();
  const { sending, message, outcome } = useDelivery();
  const failed = outcome && message;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!outcome) return;
    if (!message) form.current?.reset();
    // The button lost the focus when it was disabled.
    if (document.activeElement === document.body) button.current?.focus();
  }, [outcome, message]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) deliver(messageOf(event.currentTarget), send);
  };

  return (
    <>
      <form ref={form} className={formGrid} onSubmit={onSubmit} aria-label="Formulário de contato" aria-busy={sending}>
        <p className={note}>Todos os campos são obrigatórios.</p>
        <TextField label="Nome" name="name" autoComplete="name" defaultValue={message?.name} />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" defaultValue={message?.email} />
        <TextField label="Assunto" name="subject" defaultValue={message?.subject} />
        <TextArea label="Mensagem" name="message" rows={4} defaultValue={message?.message} />
        <div className={submitRow}>
          <Button ref={button} type="submit" disabled={sending || !hydrated}>
            {sending ? 'Enviando...' : 'Enviar Mensagem'}
          </Button>
          {send === simulatedDelivery.send && (
            <p className={note}>
              Formulário de demonstração: as mensagens ainda não são enviadas. Escreva para{' '}
              <a href={mailtoUrl}>{site.email}</a>.
            </p>
          )}
        </div>
        {/* Not a live region: the alert announces it. */}
        {outcome && <p className={result}>{outcome}</p>}
        {failed && (
          <p>
            Se preferir, escreva para <a href={mailtoUrl}>{site.email}</a>.
          </p>
        )}
      </form>
      <noscript>
        <p className={fallback}>
          O formulário precisa de JavaScript. Escreva para <a href={mailtoUrl}>{site.email}</a>.
        </p>
      </noscript>
    </>
  );
}

function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const field = (name: keyof ContactMessage) => String(data.get(name));
  return {
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  };
}

const formGrid = css`
  display: grid;
  gap: 1.75rem;

  ${media.noScript} {
    display: none;
  }
`;

const note = css`
  color: ${color.muted};
  font-size: 1rem;
`;

const submitRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x3};
  align-items: center;

  p {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
`;

const result = css`
  padding: 0.875rem 1.25rem;
  border-left: 3px solid ${color.brand};
  background: ${color.surface};
  font-weight: 600;
`;

const fallback = css`
  margin-top: ${space.x3};
  padding: ${space.x3};
  border: 1.5px solid ${color.border};
`;
