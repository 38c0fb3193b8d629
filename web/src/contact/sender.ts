import type { Sender } from './delivery.ts';
import { simulatedSender } from './simulatedSender.ts';

/**
 * The sender of the contact page. To connect the form, put a `RealSender` (its type is in `./delivery.ts`) into a file
 * beside this one, as in `web/e2e/owner/sender.ts`, and name it here in place of the simulated one.
 */
export const sender: Sender = simulatedSender;
