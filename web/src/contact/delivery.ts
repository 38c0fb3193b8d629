import { useSyncExternalStore } from 'react';
import { painted } from '../ui/painted.ts';
import type { ContactMessage, SendMessage } from './sendMessage.ts';

interface Delivery {
  sending: boolean;
  /** The message, until it is delivered. */
  message?: ContactMessage;
  /** The result of the last delivery, as shown to the user. */
  outcome?: string;
}

const idle: Delivery = { sending: false };

// Not in the form's state: a user can leave the page during a delivery.
let delivery = idle;
const subscribers = new Set<() => void>();

/** The current delivery, or the last one. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(
    subscribe,
    () => delivery,
    () => idle,
  );
}

/** Sends a message and alerts the outcome. The alert waits for a paint, because it blocks rendering. */
export async function deliver(message: ContactMessage, send: SendMessage): Promise<void> {
  update({ sending: true, message });
  const result: Delivery = await send(message).then(
    () => ({ sending: false, outcome: 'Mensagem enviada com sucesso!' }),
    () => ({ sending: false, outcome: 'Erro ao enviar mensagem. Por favor, tente novamente.', message }),
  );
  update(result);
  await painted();
  window.alert(result.outcome);
}

function update(next: Delivery): void {
  delivery = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
