import type { MouseEvent } from 'react';
import { requestTimeout } from '../ui/requestTimeout.ts';
import { useClientValue } from '../ui/useClientValue.ts';
import { discardDraft } from './draft.ts';
import type { ContactMessage, Sender } from './types.ts';

/** The message being sent, and the outcome of the last one. `text` is shown to the user. */
interface Submission {
  sending: boolean;
  outcome?: { text: string; sent: boolean };
}

const idle: Submission = { sending: false };

// Not in the form's state: a user can leave the page while a message is sent.
let submission = idle;
const subscribers = new Set<() => void>();

/** Whether the outcome is shown and its alert waits for a paint. */
let alertIsDue = false;

/** Prevents a click just before the alert. A double tap's second one would submit the form, which is empty by then. */
export function preventSecondTap(event: MouseEvent): void {
  if (alertIsDue) event.preventDefault();
}

/** The current submission, or the last one until `forgetOutcome`. */
export function useSubmission(): Submission {
  return useClientValue(() => submission, idle, subscribe);
}

/** Sends a message and alerts the outcome. The alert waits for a paint, because it blocks rendering. */
export async function submit(message: ContactMessage, send: Sender['send']): Promise<void> {
  update({ sending: true });
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeout);
  const expired = new Promise<never>((_, reject) => timeout.signal.addEventListener('abort', reject));
  // A sender may also throw before it returns a promise.
  const sent = new Promise<void>((resolve) => resolve(send(message, timeout.signal)));
  const outcome = await Promise.race([sent, expired]).then(
    () => ({ text: 'Mensagem enviada com sucesso!', sent: true }),
    () => ({ text: 'Erro ao enviar mensagem. Por favor, tente novamente.', sent: false }),
  );
  clearTimeout(timer);
  if (outcome.sent) discardDraft();
  update({ sending: false, outcome });
  alertIsDue = true;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  alertIsDue = false;
  window.alert(outcome.text);
}

/** Forgets how the last submission ended. */
export function forgetOutcome(): void {
  if (submission.outcome) update(idle);
}

function update(next: Submission): void {
  submission = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
