/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Delivers a message; rejects if it cannot. */
export type SendMessage = (message: ContactMessage) => Promise<void>;

/** A way to deliver messages, and what the privacy policy says about it. */
export interface Delivery {
  send: SendMessage;
  /** Where a message goes, who processes it and how long it is kept. A paragraph of the privacy policy. */
  privacyParagraph: string;
}

/** How long the simulated delivery takes, in milliseconds. */
export const sendDelay = 1000;

/** Writes the message to the console and delivers nothing. */
export const simulatedDelivery: Delivery = {
  send: async (message) => {
    console.log('Mensagem de contato', message);
    await new Promise((resolve) => setTimeout(resolve, sendDelay));
  },
  privacyParagraph:
    'O formulário de contato é uma demonstração: o que você escreve nele não sai do seu navegador e não é enviado a ninguém.',
};

/**
 * The delivery of the contact page. A real one has a sender and a paragraph of its own here, and its address under
 * `connect-src` in server/internal/site/policies.go. While it is the simulated one, `make check-live` warns.
 */
export const delivery: Delivery = simulatedDelivery;
