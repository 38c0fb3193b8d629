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
  /** The origin that `send` calls, `https://` and a host. The pages' content security policy allows it. */
  origin?: string;
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
