import { attempt } from '../ui/attempt.ts';
import type { ContactMessage } from './types.ts';

const key = 'contact-draft';

/** The fields of the contact form as they are. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as unknown as ContactMessage;
}

// Kept here, too: a browser may refuse the storage, and then the draft lives as long as the page.
let draft: ContactMessage | undefined;

/** Keeps what a form holds until it is sent. A tab that is closed and opened again brings it back. */
export function saveDraft(form: HTMLFormElement): void {
  draft = messageOf(form);
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed into the served form, and where the focus is. React renders the page again, the form too, if a password
 * manager or a translator has put nodes into it. Undefined where no form was served.
 */
export function typedBefore() {
  const served = typeof document === 'undefined' ? null : document.querySelector('form');
  if (!served) return undefined;
  const { name, selectionStart, selectionEnd } = served.querySelector<Field>(':focus') ?? {};
  return { fields: messageOf(served), name, selectionStart, selectionEnd };
}

/** Fills a form with what was typed before hydration, its empty fields with the draft, and gives it back the focus. */
export function restoreDraft(form: HTMLFormElement, typed?: ReturnType<typeof typedBefore>): void {
  const kept: Record<string, unknown> = {
    ...(draft ?? attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))),
  };
  for (const field of form.querySelectorAll<Field>('input, textarea')) {
    const text = typed?.fields[field.name as keyof ContactMessage] || kept[field.name];
    if (typeof text === 'string') field.value ||= text;
    if (field.name !== typed?.name || field.matches(':focus')) continue;
    field.focus({ preventScroll: true });
    // Not every field has a selection.
    if (typed.selectionStart != null) field.setSelectionRange(typed.selectionStart, typed.selectionEnd ?? null);
  }
}

/** Forgets the draft. */
export function discardDraft(): void {
  draft = undefined;
  attempt(() => sessionStorage.removeItem(key));
}
