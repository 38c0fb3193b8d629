import { type Sender, simulatedSender } from './simulatedSender.ts';

/** The sender of the contact page. An owner connects a real one here; `web/e2e/owner/sender.ts` is an example. */
export const sender: Sender = simulatedSender;
