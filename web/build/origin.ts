import { site } from '../src/site.ts';

/** The public address that pages name as theirs: `site.ts` knows the real one, `ORIGIN` another for staging. */
export const origin = process.env.ORIGIN ?? site.origin;

/** `NOINDEX=1` asks search engines to leave every page out, for staging. */
export const noIndex = process.env.NOINDEX === '1';

/** The absolute address of a path. */
export function absolute(path: string): string {
  return new URL(path, origin).href;
}
