import { useSyncExternalStore } from 'react';
import { discardDraft } from './draft.ts';
import type { ContactMessage, Sender } from './simulatedSender.ts';

/** How a submission ended; `text` is what the user reads. */
export interface Outcome {
  text: string;
  sent: boolean;
}

/** Whether a message is under way, and how the last one ended. */
interface Submission {
  sending: boolean;
  outcome?: Outcome;
}

const idle: Submission = { sending: false };

// Not in the form's state: a user can leave the page while a message is sent.
let submission = idle;
const subscribers = new Set<() => void>();

/** The current submission, or the last one until `forgetOutcome`. */
export function useSubmission(): Submission {
  return useSyncExternalStore(
    subscribe,
    () => submission,
    () => idle,
  );
}

/** Sends a message and alerts the outcome. The alert waits for a paint, because it blocks rendering. */
export async function submit(message: ContactMessage, send: Sender['send']): Promise<void> {
  update({ sending: true });
  const outcome: Outcome = await send(message).then(
    () => ({ text: 'Mensagem enviada com sucesso!', sent: true }),
    () => ({ text: 'Erro ao enviar mensagem. Por favor, tente novamente.', sent: false }),
  );
  if (outcome.sent) discardDraft();
  update({ sending: false, outcome });
  await painted();
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

/** Resolves after the browser has painted what React has rendered; at once in a hidden tab, which paints nothing. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
