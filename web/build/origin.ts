import { site } from '../src/site.ts';

/** The public address that pages name as theirs: `site.ts` knows the real one, `ORIGIN` another for staging. */
export const origin = process.env.ORIGIN ?? site.origin;

/** `NOINDEX=1` asks search engines to leave every page out, for staging. */
export const noIndex = process.env.NOINDEX === '1';

/** The absolute address of a path. Throws when the origin is none. */
export function absolute(path: string): string {
  if (!URL.canParse(origin)) throw new Error(`ORIGIN has to be an address such as https://example.org, not ${origin}`);
  return new URL(path, origin).href;
}
