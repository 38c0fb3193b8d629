import { useSyncExternalStore } from 'react';
import { painted } from '../ui/painted.ts';
import type { ContactMessage, SendMessage } from './sendMessage.ts';

interface Delivery {
  sending: boolean;
  /** The message, until it is delivered. */
  message?: ContactMessage;
  /** What the last delivery came to, in words. */
  outcome?: string;
}

const idle: Delivery = { sending: false };

// Outside of the form, because a visitor can leave its page while a message is sent.
let delivery = idle;
const subscribers = new Set<() => void>();

/** The delivery under way, or the last one. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(
    subscribe,
    () => delivery,
    () => idle,
  );
}

/** Sends a message, then alerts the outcome: after a paint, because an alert blocks the page as it stands. */
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
