import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

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
    const field = screen.getByRole('textbox', { name: new RegExp(label) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enviar Mensagem' }));
}

const button = () => screen.getByRole('button');
const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** A sender whose one delivery ends when the test says so. */
function heldSender() {
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const delivery = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  return { resolve, reject, send: vi.fn(() => delivery) };
}

test('the message goes to the sender once, however often the form is submitted', async () => {
  const { send, resolve } = heldSender();
  render(<ContactForm send={send} />);
  await fillAndSend();

  expect(button()).toHaveTextContent('Enviando...');
  expect(button()).toBeDisabled();
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  expect(send.mock.calls).toEqual([[message]]);

  resolve();
  await waitFor(() => expect(window.alert).toHaveBeenCalledExactlyOnceWith('Mensagem enviada com sucesso!'));
  expect(field(/Mensagem/)).toHaveValue('');
});

test('the outcome is announced by the alert alone', async () => {
  render(<ContactForm send={async () => {}} />);
  await fillAndSend();
  expect(await screen.findByText('Mensagem enviada com sucesso!')).not.toHaveAttribute('role');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a message that could not be delivered is still there after leaving the page', async () => {
  const { send, reject } = heldSender();
  const { unmount } = render(<ContactForm send={send} />);
  await fillAndSend();
  unmount();
  reject(new Error('offline'));
  await waitFor(() => expect(window.alert).toHaveBeenCalledOnce());

  render(<ContactForm send={send} />);
  expect(field(/Nome/)).toHaveValue('Ana');
  expect(field(/Mensagem/)).toHaveValue(message.message);
  expect(button()).toBeEnabled();
});

test('a message that is being sent is still there after leaving the page', async () => {
  const { send, resolve } = heldSender();
  const { unmount } = render(<ContactForm send={send} />);
  await fillAndSend();
  unmount();
  render(<ContactForm send={send} />);
  expect(button()).toHaveTextContent('Enviando...');
  expect(button()).toBeDisabled();
  expect(field(/Mensagem/)).toHaveValue(message.message);

  resolve();
  await waitFor(() => expect(button()).toHaveTextContent('Enviar Mensagem'));
  expect(field(/Mensagem/)).toHaveValue('');
});
