/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A way to send messages, and what the privacy policy says about it. */
export interface Sender {
  /** Rejects if the message cannot be delivered. */
  send: (message: ContactMessage) => Promise<void>;
  /** Where a message goes, who processes it and how long it is kept. A paragraph of the privacy policy. */
  privacyParagraph: string;
}

/** How long the simulated sending takes, in milliseconds. */
export const sendDelay = 1000;

/** Writes the message to the console and sends nothing. */
export const simulatedSender: Sender = {
  send: async (message) => {
    console.log('Mensagem de contato', message);
    await new Promise((resolve) => setTimeout(resolve, sendDelay));
  },
  privacyParagraph:
    'O formulário de contato é uma demonstração: o que você escreve nele não sai do seu navegador e não é enviado a ninguém.',
};

/**
 * The sender of the contact page. A real one has a paragraph of its own here, and its address under `connect-src` in
 * server/internal/site/policies.go. While it is the simulated one, `make check-live` warns.
 */
export const sender: Sender = simulatedSender;
