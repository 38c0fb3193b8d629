import { simulatedSender } from './simulatedSender.ts';
import type { Sender } from './types.ts';

/**
 * The sender of the contact page. To connect the form, write a `RealSender` (its type is in `./types.ts`) in place of the
 * simulated one, as in `web/e2e/owner/web/src/contact/sender.ts`.
 */
export const sender: Sender = simulatedSender;
