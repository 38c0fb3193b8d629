import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';
import { sendDelay, simulateSending } from './sendMessage.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Como importo uma foto?' };

beforeEach(() => {
  vi.spyOn(window, 'alert').mockReturnValue();
});

async function fillAndSend(): Promise<void> {
  for (const [label, value] of [
    ['Nome', message.name],
    ['E-mail', message.email],
    ['Assunto', message.subject],
    ['Mensagem', message.message],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(label) }), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enviar Mensagem' }));
}

test('the message goes to the sender once, however often the form is submitted', async () => {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<ContactForm send={send} />);
  await fillAndSend();

  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  expect(send.mock.calls).toEqual([[message]]);

  finish();
  expect(await screen.findByText('Mensagem enviada com sucesso!')).toBeInTheDocument();
  expect(window.alert).toHaveBeenCalledExactlyOnceWith('Mensagem enviada com sucesso!');
  expect(screen.getByRole('textbox', { name: /Mensagem/ })).toHaveValue('');
});

test('a sender that rejects leads to the failure alert and keeps what was typed', async () => {
  render(<ContactForm send={() => Promise.reject(new Error('offline'))} />);
  await fillAndSend();

  const words = 'Erro ao enviar mensagem. Por favor, tente novamente.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(window.alert).toHaveBeenCalledExactlyOnceWith(words);
  expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Ana');
  expect(screen.getByRole('button', { name: 'Enviar Mensagem' })).toBeEnabled();
});

test('the simulated sending writes to the console and takes 1000 ms', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const settled = vi.fn();
  simulateSending(message).then(settled);

  expect(log).toHaveBeenCalledExactlyOnceWith('Mensagem de contato', message);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  expect(sendDelay).toBe(1000);
  vi.useRealTimers();
});
