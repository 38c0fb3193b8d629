import type { ContactMessage } from './sender.ts';

const key = 'contact-draft';

/** The fields of the contact form as they are. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as unknown as ContactMessage;
}

/** Keeps what a form holds until it is sent or its tab is closed. */
export function saveDraft(form: HTMLFormElement): void {
  storage()?.setItem(key, JSON.stringify(messageOf(form)));
}

/** Fills the empty fields of a form with the draft: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft: Partial<Record<string, string>> = JSON.parse(storage()?.getItem(key) ?? '{}');
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.value ||= draft[field.name] ?? '';
  }
}

export function discardDraft(): void {
  storage()?.removeItem(key);
}

/** The tab's storage; undefined where the visitor has forbidden it, which makes it throw. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
