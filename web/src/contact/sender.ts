import type { Sender } from './delivery.ts';
import { simulatedSender } from './simulatedSender.ts';

/**
 * The sender of the contact page. To connect the form, write a `RealSender` (`delivery.ts`) in place of the simulated one,
 * as in `web/e2e/owner/web/src/contact/sender.ts`.
 */
export const sender: Sender = simulatedSender;
