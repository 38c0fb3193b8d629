import type { ContactMessage } from './sender.ts';

const key = 'contact-draft';

/** The fields of a form as they are. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const field = (name: keyof ContactMessage) => String(data.get(name));
  return {
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  };
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
