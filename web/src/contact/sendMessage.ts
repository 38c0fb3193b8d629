/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Delivers a message; rejects if it cannot. */
export type SendMessage = (message: ContactMessage) => Promise<void>;

/** How long the simulated delivery takes, in milliseconds. */
export const sendDelay = 1000;

/** Writes the message to the console and delivers nothing. */
export const simulateSending: SendMessage = async (message) => {
  console.log('Mensagem de contato', message);
  await new Promise((resolve) => setTimeout(resolve, sendDelay));
};

/** The sender of the contact page. While it is the simulated one, `make check-live` warns. */
export const sendMessage: SendMessage = simulateSending;
