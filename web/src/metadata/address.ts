import { site } from '../site.ts';

/** The public address that pages name as theirs: `site.ts` knows the real one, `ORIGIN` another for staging. */
const origin = process.env.ORIGIN ?? site.origin;

/** The absolute address of a path. Throws when the origin is no URL. */
export function absolute(path: string): string {
  if (!URL.canParse(origin)) throw new Error(`ORIGIN has to be an address such as https://example.org, not ${origin}`);
  return new URL(path, origin).href;
}
