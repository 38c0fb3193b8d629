import type { ContactMessage } from './sender.ts';

const key = 'contact-draft';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the contact form as they are. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as unknown as ContactMessage;
}

/** Keeps what a form holds until it is sent or its tab is closed. */
export function saveDraft(form: HTMLFormElement): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify(messageOf(form))));
}

/** Fills the empty fields of a form with the draft: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = inStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}')) ?? {};
  for (const field of fieldsOf(form)) {
    if (typeof draft[field.name] === 'string') field.value ||= draft[field.name];
  }
}

export function discardDraft(): void {
  inStorage((storage) => storage.removeItem(key));
}

/**
 * Takes over what a visitor typed into another form of the same fields, and the focus and the selection if `focused` is
 * one of them.
 */
export function takeOver(form: HTMLFormElement, other: HTMLFormElement, focused: Element | null): void {
  const others = fieldsOf(other);
  for (const field of fieldsOf(form)) {
    const same = others.find(({ name }) => name === field.name);
    if (!same) continue;
    field.value = same.value;
    if (same !== focused) continue;
    field.focus({ preventScroll: true });
    // An e-mail field has no selection.
    if (same.selectionStart !== null) field.setSelectionRange(same.selectionStart, same.selectionEnd);
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea')];
}

/** Uses the tab's storage. Undefined where it throws: it is forbidden, full, or holds something else. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
