import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../site.ts';
import { requestTimeout } from '../ui/requestTimeout.ts';
import { ContactForm } from './ContactForm.tsx';
import { discardDraft } from './draft.ts';
import { sendDelay, simulatedSender } from './simulatedSender.ts';
import type { Sender } from './types.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Como importo uma foto?' };

beforeEach(() => {
  discardDraft();
  vi.spyOn(window, 'alert').mockReturnValue();
  Object.assign(Element.prototype, { scrollIntoView() {} });
});

/** Waits until the alert of a shown outcome is over: it is due after a frame, and until then a click does nothing. */
const alertOver = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

afterEach(alertOver);

const button = () => screen.getByRole('button');
const fields = () => screen.getAllByRole('textbox');
const field = (name: RegExp) => screen.getByRole('textbox', { name });

function fill(): void {
  for (const [index, value] of Object.values(message).entries()) {
    const field = fields()[index];
    if (field) fireEvent.input(field, { target: { value } });
  }
}

async function fillAndSend(): Promise<void> {
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar Mensagem' }));
}

/** A real sender that sends in this way. */
const senderOf = (send: Sender['send']): Sender => ({
  simulated: false,
  origin: 'https://forms.test',
  privacyParagraph: '',
  send,
});

/** A real sender whose one message is sent, or not, when the test says so. */
function heldSender() {
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const sent = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  const send = vi.fn(() => sent);
  return { resolve, reject, send, sender: senderOf(send) };
}

test('a message goes to its sender once, and stays in the form until then, also when the page is left', async () => {
  const { send, sender, resolve } = heldSender();
  const { unmount } = render(<ContactForm sender={sender} />);
  await fillAndSend();
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  expect(send.mock.calls).toEqual([[message, expect.any(AbortSignal)]]);
  unmount();
  render(<ContactForm sender={sender} />);
  expect(button()).toHaveTextContent('Enviando...');
  expect(button()).toBeDisabled();
  for (const box of fields()) expect(box).toHaveAttribute('readonly');
  expect(field(/Mensagem/)).toHaveValue(message.message);

  resolve();
  await waitFor(() => expect(window.alert).toHaveBeenCalledExactlyOnceWith('Mensagem enviada com sucesso!'));
  expect(button()).toHaveTextContent('Enviar Mensagem');
  expect(field(/Mensagem/)).toHaveValue('');
  for (const box of fields()) expect(box).not.toHaveAttribute('readonly');
});

test('the second tap of two, just before the alert, does not submit the form that the first has emptied', async () => {
  const send = vi.fn(async () => {});
  render(<ContactForm sender={senderOf(send)} />);
  await fillAndSend();
  await waitFor(() => expect(field(/Nome/)).toHaveValue(''));
  expect(window.alert).not.toHaveBeenCalled();
  button().click();
  await waitFor(() => expect(window.alert).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
  for (const box of fields()) expect(box).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(button());
  expect(field(/Nome/), 'after the alert').toHaveAttribute('aria-invalid', 'true');
});

test('a draft is still there after leaving the page, and after its message could not be delivered', async () => {
  const { sender, reject } = heldSender();
  const draft = render(<ContactForm sender={sender} />);
  fill();
  draft.unmount();
  expect(Object.values(sessionStorage).join(), 'for a reload').toContain(message.message);
  const { unmount } = render(<ContactForm sender={sender} />);
  expect(field(/Nome/)).toHaveValue('Ana');
  await userEvent.click(button());
  unmount();
  reject(new Error('offline'));
  const words = 'Erro ao enviar mensagem. Por favor, tente novamente.';
  await waitFor(() => expect(window.alert).toHaveBeenCalledExactlyOnceWith(words));

  render(<ContactForm sender={sender} />);
  expect(field(/Nome/)).toHaveValue('Ana');
  expect(field(/Mensagem/)).toHaveValue(message.message);
  expect(button()).toBeEnabled();
});

test('a message that was sent is no demonstration, and leaves no draft', async () => {
  const { unmount } = render(<ContactForm sender={senderOf(async () => {})} />);
  await fillAndSend();
  const outcome = await screen.findByText('Mensagem enviada com sucesso!');
  expect(outcome).not.toContainHTML('mailto:');
  expect(screen.queryByText(/demonstração/i)).not.toBeInTheDocument();
  expect(screen.getByText('Todos os campos são obrigatórios. Não escreva dados de pacientes.')).toBeVisible();

  unmount();
  render(<ContactForm />);
  expect(field(/Nome/)).toHaveValue('');
});

test('a field that was refused has no error once it is sent, also when a password manager fills it silently', async () => {
  render(<ContactForm sender={senderOf(async () => {})} />);
  await userEvent.click(button());
  for (const box of fields()) expect(box).toHaveAccessibleDescription();
  for (const [index, value] of Object.values(message).entries()) Object.assign(fields()[index] ?? {}, { value });
  await userEvent.click(button());
  await waitFor(() => expect(window.alert).toHaveBeenCalledWith('Mensagem enviada com sucesso!'));
  for (const box of fields()) {
    expect(box).toHaveValue('');
    expect(box).not.toHaveAccessibleDescription();
    expect(box).toHaveAttribute('aria-invalid', 'false');
  }
});

test('after a simulated sending the page says that nothing was sent, also to a screen reader', async () => {
  const console = vi.spyOn(globalThis.console, 'log').mockReturnValue();
  render(<ContactForm sender={simulatedSender} />);
  const region = screen.getByRole('status');
  expect(screen.getByRole('form')).toHaveAccessibleDescription(/^Formulário de demonstração.*dados de pacientes\.$/);
  await fillAndSend();
  await waitFor(() => expect(region).toHaveTextContent(/Nenhuma mensagem foi enviada/), { timeout: 3 * sendDelay });
  expect(region, 'that was there before').toBeInTheDocument();
  expect(console).toHaveBeenCalledExactlyOnceWith(expect.anything(), message);
  const addresses = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === `mailto:${site.email}`);
  expect(addresses, 'before, after, and for a page without its script').toHaveLength(3);
  expect(screen.queryByText('Mensagem enviada com sucesso!')).not.toBeInTheDocument();
});

test('without its script, also after a reload in Firefox and in a saved copy, the form submits nothing', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(<ContactForm />);
  expect(served.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(served.querySelector(':disabled')).toHaveAttribute('autocomplete', 'off');
});

test('what was typed before hydration stays beside the draft, and is one without another key', () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...message, name: 'Bia' }));
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(<ContactForm />);
  document.body.append(prerendered);
  const input = prerendered.querySelector('input');
  if (input) input.value = 'Ana';
  const { unmount } = render(<ContactForm />, { container: prerendered, hydrate: true });
  expect(field(/Nome/)).toHaveValue('Ana');
  expect(field(/Assunto/)).toHaveValue(message.subject);
  unmount();
  render(<ContactForm />);
  expect(field(/Nome/)).toHaveValue('Ana');
});

test.each([
  ['never answers', true, () => new Promise<void>(() => {})],
  [
    'throws at once',
    false,
    () => {
      throw new Error('no network');
    },
  ],
])('a sender that %s fails within 20 seconds, and the text stays', async (_, aborts: boolean, send: Sender['send']) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  const spy = vi.fn(send);
  render(<ContactForm sender={senderOf(spy)} />);
  fill();
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  field(/Nome/).focus();
  await act(() => vi.advanceTimersByTimeAsync(requestTimeout));
  await vi.runAllTimersAsync(); // The alert is due after a frame.
  vi.useRealTimers();
  const outcome = await screen.findByText(/^Erro ao enviar/);
  expect(outcome).toBeVisible();
  expect(outcome.querySelector('a')).toHaveAttribute('href', `mailto:${site.email}`);
  expect(field(/Nome/), 'which the visitor went to').toHaveFocus();
  expect(field(/Mensagem/)).toHaveValue(message.message);
  expect(button()).toBeEnabled();
  expect(spy.mock.lastCall?.[1].aborted).toBe(aborts);
});

test('a broken draft leaves the form empty, and usable', () => {
  sessionStorage.setItem('contact-draft', 'no JSON');
  render(<ContactForm />);
  for (const box of fields()) expect(box).toHaveValue('');
});

test('the form works, and keeps its draft, where the browser’s storage is forbidden', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const send = vi.fn(async () => {});
  const left = render(<ContactForm />);
  fill();
  left.unmount();
  render(<ContactForm sender={senderOf(send)} />);
  expect(field(/Mensagem/)).toHaveValue(message.message);
  await userEvent.click(button());
  expect(send).toHaveBeenCalledExactlyOnceWith(message, expect.any(AbortSignal));
});

test('the outcome goes with the first input, with another submission and on leaving the page', async () => {
  const { sender, resolve } = heldSender();
  const outcome = () => screen.queryByText(/^Erro ao enviar/);
  const form = <ContactForm sender={senderOf(() => Promise.reject(new Error('offline')))} />;
  const fail = async () => {
    await userEvent.click(button());
    await waitFor(() => expect(outcome()).toBeVisible());
    await alertOver();
  };
  const { unmount } = render(form);
  fill();
  await fail();
  await userEvent.type(field(/Nome/), 'a');
  expect(outcome()).not.toBeInTheDocument();

  await fail();
  unmount();
  const { rerender } = render(form);
  expect(outcome()).not.toBeInTheDocument();

  await fail();
  rerender(<ContactForm sender={sender} />);
  await userEvent.click(button());
  expect(outcome(), 'while another message is sent').not.toBeInTheDocument();
  resolve();
  await waitFor(() => expect(button()).toBeEnabled());
});
