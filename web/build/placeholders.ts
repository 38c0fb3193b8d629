import { type Sender, sender, simulatedSender } from '../src/contact/sender.ts';
import { legalFacts, site } from '../src/site.ts';

/**
 * The facts that still hold a neutral value, each by its path: `founder.name`. Neutral are the reserved names
 * (RFC 2606), an application id under `com.example`, and the word 'exemplo' in a name.
 */
export function placeholders(facts: object = { ...site, ...legalFacts }, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const name = prefix + key;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return /\bexample\b|\bexemplo\b/.test(String(value)) ? [`${name} = ${value}`] : [];
  });
}

/** Reports whether a sender is the simulated one. Throws when a real one keeps the simulated one's privacy paragraph. */
export function isSimulated({ send, privacyParagraph }: Sender): boolean {
  if (send === simulatedSender.send) return true;
  if (privacyParagraph !== simulatedSender.privacyParagraph) return false;
  throw new Error('the privacy policy still says that no message is sent: see web/src/contact/sender.ts');
}

/** Prints what keeps the site from going live, and what does not but should be known. */
export function warn(): void {
  for (const fact of placeholders()) console.warn(`placeholder: ${fact}, edit it in web/src/site.ts`);
  if (isSimulated(sender))
    console.warn('the contact form delivers nothing: connect a sender in web/src/contact/sender.ts');
}
