import type { Sender } from './types.ts';

const origin = 'https://forms.test';

/** The sender of an example owner: a form service that takes JSON. The origin is a reserved name (RFC 2606: `test`). */
export const sender: Sender = {
  simulated: false,
  origin,
  send: async (message, signal) => {
    const response = await fetch(`${origin}/goniometria-digital`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      signal,
    });
    if (!response.ok) throw new Error(`the form service answered ${response.status}`);
  },
  privacyParagraph:
    'As mensagens do formulário de contato são recebidas por Formulários Fictícios Ltda. (Brasil), que as trata em nosso nome, e guardadas por doze meses.',
};
