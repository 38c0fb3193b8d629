import { css } from '@linaria/core';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { mailtoUrl, site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, radius, space } from '../styles/tokens.ts';
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
        <TextField label="Nome" name="name" autoComplete="name" defaultValue={message?.name} />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" defaultValue={message?.email} />
        <TextField label="Assunto" name="subject" defaultValue={message?.subject} />
        <TextArea label="Mensagem" name="message" rows={4} defaultValue={message?.message} />
        <Button ref={button} type="submit" disabled={sending || !hydrated} className={submit}>
          {sending ? 'Enviando...' : 'Enviar Mensagem'}
        </Button>
        {send === simulatedDelivery.send && (
          <p>
            Formulário de demonstração: as mensagens ainda não são enviadas. Escreva para{' '}
            <a href={mailtoUrl}>{site.email}</a>.
          </p>
        )}
        {/* Not a live region: the alert announces it. */}
        {outcome && <p>{outcome}</p>}
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
  gap: ${space.x3};

  ${media.noScript} {
    display: none;
  }
`;

const submit = css`
  justify-self: start;
`;

const fallback = css`
  padding: ${space.x3};
  border: 1.5px solid ${color.border};
  border-radius: ${radius.card};
`;
