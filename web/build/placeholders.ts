import { sendMessage, simulateSending } from '../src/contact/sendMessage.ts';
import { site } from '../src/site.ts';

/**
 * The facts that still hold a neutral value, each by its path: `founder.name`. Neutral are the reserved names
 * (RFC 2606), an application id under `com.example`, and the word 'exemplo' in a name.
 */
export function placeholders(facts: object = site, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const name = prefix + key;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return /\bexample\b|\bexemplo\b/.test(String(value)) ? [`${name} = ${value}`] : [];
  });
}

/** Prints what keeps the site from going live, and what does not but should be known. */
export function warn(): void {
  for (const fact of placeholders()) console.warn(`placeholder: ${fact}, edit it in web/src/site.ts`);
  if (sendMessage !== simulateSending) return;
  console.warn('the contact form delivers nothing: connect a sender in web/src/contact/sendMessage.ts');
}
