/** The fields of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

interface AnySender {
  /** Rejects if the message cannot be delivered. The signal aborts after 20 seconds, when the form says that it failed. */
  send: (message: ContactMessage, signal: AbortSignal) => Promise<void>;
  /** Where a message goes, who processes it and how long it is kept. It begins a paragraph of the privacy policy. */
  privacyParagraph: string;
}

/** A sender that delivers, which an owner provides. */
export interface RealSender extends AnySender {
  simulated: false;
  /** The origin that `send` calls, `https://` and a host. The pages' content security policy allows it. */
  origin: string;
}

/** A sender that delivers nothing, and has the page say so. */
export interface SimulatedSender extends AnySender {
  simulated: true;
  /** What the page says above the form, and after a submission. The e-mail address follows each. */
  notices: { before: string; after: string };
}

/** What delivers the messages of the contact form. */
export type Sender = RealSender | SimulatedSender;
