import { site } from '../src/site.ts';

/** The absolute address of a path, below `site.origin`, or below `ORIGIN` for staging. Throws when that is no address. */
export function absolute(path: string): string {
  const { ORIGIN: staging } = process.env;
  const origin = staging ?? site.origin;
  if (/^https?:/.test(origin) && URL.canParse(origin)) return new URL(path, origin).href;
  const name = staging === undefined ? 'site.origin in web/src/site.ts' : 'ORIGIN';
  throw new Error(`${name} is '${origin}': write an address such as https://example.org`);
}
