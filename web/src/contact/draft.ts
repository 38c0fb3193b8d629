import type { ContactMessage } from './delivery.ts';

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
  inStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** Fills the empty fields of a form with the draft: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const kept: Record<string, unknown> = {
    ...(draft ?? inStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'))),
  };
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const text = kept[field.name];
    if (typeof text === 'string') field.value ||= text;
  }
}

/** Forgets the draft. */
export function discardDraft(): void {
  draft = undefined;
  inStorage((storage) => storage.removeItem(key));
}

/** Uses the tab's storage. Undefined where it throws: it is forbidden, full, or holds something else. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
