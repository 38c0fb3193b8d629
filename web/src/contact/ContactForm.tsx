import { css } from '@linaria/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mailtoUrl, site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, radius, space } from '../styles/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea, TextField } from '../ui/Field.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { type ContactMessage, type SendMessage, sendMessage } from './sendMessage.ts';

type Outcome = 'success' | 'failure';

const outcomes: Record<Outcome, string> = {
  success: 'Mensagem enviada com sucesso!',
  failure: 'Erro ao enviar mensagem. Por favor, tente novamente.',
};

/**
 * The contact form. Its fields are the browser's own (uncontrolled), so that what a visitor types before
 * hydration stays; until then the button is disabled, so that no text can end up in a URL.
 */
export function ContactForm({ send = sendMessage }: { send?: SendMessage }) {
  const hydrated = useHydrated();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const button = useRef<HTMLButtonElement>(null);

  // A button that is disabled loses the focus: whoever pressed it by keyboard goes on from where they were.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) button.current?.focus();
  }, [outcome]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    setOutcome(undefined);
    const result = await send(messageOf(form)).then(
      (): Outcome => 'success',
      (): Outcome => 'failure',
    );
    if (result === 'success') form.reset();
    setSending(false);
    setOutcome(result);
    window.alert(outcomes[result]);
  };

  return (
    <>
      <form className={formGrid} onSubmit={onSubmit} aria-label="Formulário de contato" aria-busy={sending}>
        <TextField label="Nome" name="name" autoComplete="name" />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" />
        <TextField label="Assunto" name="subject" />
        <TextArea label="Mensagem" name="message" rows={4} />
        <Button ref={button} type="submit" disabled={sending || !hydrated}>
          {sending ? 'Enviando...' : 'Enviar Mensagem'}
        </Button>
        <p role="status">{outcome && outcomes[outcome]}</p>
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

  > button {
    justify-self: start;
  }

  [role='status']:empty {
    display: none;
  }

  ${media.noScript} {
    display: none;
  }
`;

const fallback = css`
  padding: ${space.x3};
  border: 1.5px solid ${color.border};
  border-radius: ${radius.card};
`;
