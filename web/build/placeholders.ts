import { type SendMessage, simulateSending } from '../src/contact/sendMessage.ts';

/**
 * The facts of `site.ts` that still hold a neutral value, each by its path: `founder.name`. Neutral are the
 * reserved names (RFC 2606), an application id under `com.example`, and the word 'exemplo' in a name.
 */
export function placeholders(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const name = prefix + key;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return /\bexample\b|\bexemplo\b/.test(String(value)) ? [`${name} = ${value}`] : [];
  });
}

/** What is unfinished about the site, a line each: `errors` keep it from going live, `warnings` do not. */
export function unfinished(facts: object, send: SendMessage, allowPlaceholders: boolean) {
  const found = placeholders(facts).map((fact) => `placeholder: ${fact}, edit it in web/src/site.ts`);
  const simulated =
    send === simulateSending
      ? ['the contact form delivers nothing: connect a sender in web/src/contact/sendMessage.ts']
      : [];
  return allowPlaceholders
    ? { errors: [], warnings: [...found, ...simulated] }
    : { errors: found, warnings: simulated };
}
