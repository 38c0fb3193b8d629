import { site } from '../src/site.ts';

/**
 * The facts of `site.ts` that still hold a neutral value, each by its path: `founder.name`. Neutral are the
 * reserved names (RFC 2606), an application id under `com.example`, and the word 'exemplo' in a name.
 */
export function placeholders(facts: object = site, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const name = prefix + key;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return /\bexample\b|\bexemplo\b/.test(String(value)) ? [`${name} = ${value}`] : [];
  });
}
