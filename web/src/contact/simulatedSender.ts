import type { SimulatedSender } from './types.ts';

/** How long the simulated sending takes, in milliseconds. */
export const sendDelay = 1000;

/** Writes the message to the console and sends nothing. */
export const simulatedSender: SimulatedSender = {
  simulated: true,
  send: async (message) => {
    console.log('Mensagem de contato', message);
    await new Promise((resolve) => setTimeout(resolve, sendDelay));
  },
  privacyParagraph:
    'O formulário de contato é uma demonstração: o que você escreve nele não sai do seu navegador e não é enviado a ninguém.',
  notices: {
    before: 'Formulário de demonstração: nada será enviado. Para falar conosco, escreva para',
    after: 'Demonstração concluída. Nenhuma mensagem foi enviada: escreva para',
  },
};
